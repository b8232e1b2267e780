/** Any origin works; it only resolves site-relative addresses as a browser does. */
const SITE = 'https://site.invalid'

/** An address as a browser reads it on a page of the site; null if it cannot. */
export const resolveAddress = (address: string): URL | null => URL.parse(address, SITE)
