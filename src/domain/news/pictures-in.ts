const PICTURE = /<img\b[^>]*>/g
const ADDRESS = /\bsrc="([^"]*)"/

/** The addresses of the pictures of an article's HTML; empty for a picture whose address was not allowed. */
export const picturesIn = (html: string): ReadonlyArray<string> =>
  Array.from(html.matchAll(PICTURE), ([picture]) =>
    (ADDRESS.exec(picture)?.[1] ?? '').replaceAll('&amp;', '&'),
  )
