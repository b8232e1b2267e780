/** Link previews take JPEG of 1200 x 630 px, not SVG. */
export const LINK_PICTURES = '/link-pictures'

export const linkPictureAddress = (picture: string): string =>
  `${LINK_PICTURES}/${picture.replace(/^\/pictures\//, '')}.jpg`
