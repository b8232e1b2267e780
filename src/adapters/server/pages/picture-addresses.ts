import { OWN_SITE } from '../../../domain/routing/own-site'

/** The folder of link previews: JPEGs of 1200 x 630 px, because their readers do not accept SVG. */
export const LINK_PICTURES = '/link-pictures'

const PICTURES = '/pictures/'

/** The link preview of a picture of the site, however much of the address is encoded. */
export const linkPictureAddress = (picture: string): string =>
  `${LINK_PICTURES}/${URL.parse(picture, OWN_SITE)?.pathname.slice(PICTURES.length)}.jpg`

/** In px; required by browsers before they offer to install the site. */
export const ICON_SIZES = [192, 512] as const

export const iconAddress = (size: number): string => `/icon-${size}.png`
