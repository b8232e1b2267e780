declare global {
  // The result is an object, which the browser accepts where Trusted Types refuse a string.
  var trustedTypes:
    | { createPolicy(name: string, rules: object): { createHTML(html: string): string } }
    | undefined
}

/** Creates the Trusted Types policy `name`, once. Pass only HTML that is known to be safe. */
export const trustedHtml = (name: string): ((html: string) => string) => {
  const policy = globalThis.trustedTypes?.createPolicy(name, { createHTML: (html: string) => html })
  return (html) => policy?.createHTML(html) ?? html
}
