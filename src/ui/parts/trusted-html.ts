declare global {
  // The result is an object, which the browser accepts where it would refuse a text.
  var trustedTypes:
    | { createPolicy(name: string, rules: object): { createHTML(html: string): string } }
    | undefined
}

/** Creates the policy of this name, once; it lets HTML into the page that is known to be safe. */
export const trustedHtml = (name: string): ((html: string) => string) => {
  const policy = globalThis.trustedTypes?.createPolicy(name, { createHTML: (html: string) => html })
  return (html) => policy?.createHTML(html) ?? html
}
