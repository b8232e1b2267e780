/** Link previews take JPEG of 1200 x 630 px, not SVG: where such a picture of a site's own is found. */
export const LINK_PICTURES = '/link-pictures'

/** Takes the path of a picture below `/pictures/`, gives the path of its link picture. */
export const linkPictureAddress = (picture: string): string =>
  `${LINK_PICTURES}/${picture.replace(/^\/pictures\//, '')}.jpg`
