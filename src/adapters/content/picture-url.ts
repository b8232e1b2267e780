import * as t from 'io-ts'
import { resolveAddress } from './resolve-address'

const isPictureUrl = (input: unknown): input is string =>
  typeof input === 'string' && ['http:', 'https:'].includes(resolveAddress(input)?.protocol ?? '')

/** An `http`, `https` or site-relative URL; undefined and null decode to the empty string. */
export const PictureUrl = new t.Type<string, string, unknown>(
  'PictureUrl',
  isPictureUrl,
  (input, context) =>
    isPictureUrl(input ?? '')
      ? t.success(String(input ?? ''))
      : t.failure(input, context, 'phải là địa chỉ http, https hoặc địa chỉ trong trang'),
  t.identity,
)
