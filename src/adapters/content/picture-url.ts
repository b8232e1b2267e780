import * as t from 'io-ts'
import { loose } from '../../domain/codec/with-default'
import { withMessage } from '../../domain/codec/with-message'
import { OWN_SITE } from '../../domain/routing/own-site'

const isPictureUrl = (url: string): boolean =>
  ['http:', 'https:'].includes(URL.parse(url, OWN_SITE)?.protocol ?? '')

/** An `http`, `https` or site-relative URL; undefined and null decode to the empty string. */
export const PictureUrl = loose(
  withMessage(t.refinement(t.string, isPictureUrl), 'phải là địa chỉ http, https hoặc địa chỉ trong trang'),
  '',
)
