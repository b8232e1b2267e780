import * as t from 'io-ts'

/** Any origin works; it only resolves site-relative URLs as a browser does. */
const SITE = 'https://site.invalid'

const isPictureUrl = (input: unknown): input is string =>
  typeof input === 'string' &&
  URL.canParse(input, SITE) &&
  ['http:', 'https:'].includes(new URL(input, SITE).protocol)

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
