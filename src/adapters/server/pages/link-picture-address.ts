/** Link previews are JPEGs of 1200 x 630 px, because their readers do not accept SVG. */
export const LINK_PICTURES = '/link-pictures'

export const linkPictureAddress = (picture: string): string =>
  `${LINK_PICTURES}/${picture.replace(/^\/pictures\//, '')}.jpg`
