/** Stands for the host of the site where its address does not matter. */
export const OWN_HOST = 'own.invalid'

/** The base with which `URL.parse` reads an address as a browser does on a page of the site. */
export const OWN_SITE = `https://${OWN_HOST}`
