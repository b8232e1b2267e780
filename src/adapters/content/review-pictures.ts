import sharp from 'sharp'
import type { ContentFailure } from '../../ports/content-failure'
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

const reviewPicture =
  (contentDir: string) =>
  async ({ file, url }: UsedPicture): Promise<ReadonlyArray<ContentFailure>> => {
    const doubtful = (reason: string): ReadonlyArray<ContentFailure> => [{ tag: 'doubtful', file, reason }]
    if (url === '') return doubtful(NONE)
    if (!url.startsWith('/pictures/')) return []
    const found = await readMetadata(contentDir, url).catch(() => null)
    if (found === null) return doubtful(`Không có ảnh đọc được ở ${url}.`)
    return found.format !== 'svg' && found.width < SMALLEST_WIDTH
      ? doubtful(`Ảnh ${url} chỉ rộng ${found.width} px, nên rộng ít nhất ${SMALLEST_WIDTH} px.`)
      : []
  }

export const reviewPictures = async (
  contentDir: string,
  used: ReadonlyArray<UsedPicture>,
): Promise<ReadonlyArray<ContentFailure>> => (await Promise.all(used.map(reviewPicture(contentDir)))).flat()
