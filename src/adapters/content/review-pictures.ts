import sharp from 'sharp'
import type { ContentFailure } from '../../ports/content-failure'
import { inTurns } from './in-turns'
import { readInside } from './read-inside'
import { storedPath } from './stored-path'

/** In px; narrower pictures look blurred on a card. */
const SMALLEST_WIDTH = 400

const NONE = 'Chưa có ảnh; trang để trống chỗ của ảnh.'

/** `url` is the address as written; only addresses under `/pictures/` are checked. */
export type UsedPicture = { readonly file: string; readonly url: string }

/** Any origin works; it only takes the path out of an address. */
const SITE = 'https://site.invalid'

const readMetadata = async (contentDir: string, url: string) => {
  const path = decodeURIComponent(new URL(url, SITE).pathname).slice(1)
  return sharp(await readInside(contentDir, await storedPath(contentDir, path))).metadata()
}

/** What is wrong with the picture at an address; null if nothing is. */
const faultOf =
  (contentDir: string) =>
  async (url: string): Promise<string | null> => {
    if (url === '') return NONE
    if (!url.startsWith('/pictures/')) return null
    const found = await readMetadata(contentDir, url).catch(() => null)
    if (found === null) return `Không có ảnh đọc được ở ${url}.`
    return found.format !== 'svg' && found.width < SMALLEST_WIDTH
      ? `Ảnh ${url} chỉ rộng ${found.width} px, nên rộng ít nhất ${SMALLEST_WIDTH} px.`
      : null
  }

/** Looks at each picture once, however often it is used. */
export const reviewPictures = async (
  contentDir: string,
  used: ReadonlyArray<UsedPicture>,
): Promise<ReadonlyArray<ContentFailure>> => {
  const urls = [...new Set(used.map(({ url }) => url))]
  const faults = await inTurns(urls, faultOf(contentDir))
  const reasons = new Map(urls.map((url, place) => [url, faults[place] ?? null]))
  return used.flatMap(({ file, url }): ReadonlyArray<ContentFailure> => {
    const reason = reasons.get(url) ?? null
    return reason === null ? [] : [{ tag: 'doubtful', file, reason }]
  })
}
