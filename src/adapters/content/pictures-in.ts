const PICTURE = /<img\b[^>]*\bsrc="([^"]*)"/g

/** The addresses of the pictures in sanitized HTML. */
export const picturesIn = (html: string): ReadonlyArray<string> =>
  Array.from(html.matchAll(PICTURE), ([, address = '']) => address)
