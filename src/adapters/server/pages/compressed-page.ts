import { promisify } from 'node:util'
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib'
import etag from 'etag'
import type { StyledPage } from './page-styles'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Within 0.3 % of the size at quality 9, in a fifth of the time. */
const BROTLI_QUALITY = 8

export type CompressedPage = Pick<StyledPage, 'styleHash'> & {
  readonly type: 'text/html' | 'application/json'
  readonly status: number
  readonly tag: string
  readonly bodies: Readonly<Record<'br' | 'gzip' | 'identity', Buffer>>
}

/** A page in the encodings that it is sent in, with its ETag. */
export const compressPage = async (
  status: number,
  { html, styleHash }: StyledPage,
  type: CompressedPage['type'] = 'text/html',
): Promise<CompressedPage> => {
  const identity = Buffer.from(html)
  const [br, gz] = await Promise.all([
    brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    zip(identity),
  ])
  let plain: WeakRef<Buffer> | undefined
  const bodies = {
    br,
    gzip: gz,
    // Decompressed on demand, because it is large and rarely requested.
    get identity() {
      const kept = plain?.deref()
      if (kept !== undefined) return kept
      const body = gunzipSync(gz)
      plain = new WeakRef(body)
      return body
    },
  }
  return { status, type, styleHash, tag: etag(html), bodies }
}
