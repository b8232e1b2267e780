/** Link previews are JPEGs of 1200 x 630 px, because their readers do not accept SVG. */
export const LINK_PICTURES = '/link-pictures'

/** Any origin works; it only encodes the path as a browser does. */
const SITE = 'https://site.invalid'
const PICTURES = '/pictures/'

/** Takes the address of a picture of the site, however much of it is encoded. */
export const linkPictureAddress = (picture: string): string =>
  `${LINK_PICTURES}/${new URL(picture, SITE).pathname.slice(PICTURES.length)}.jpg`
