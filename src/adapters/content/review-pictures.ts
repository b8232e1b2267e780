import { join } from 'node:path'
import sharp from 'sharp'
import type { ContentFailure } from '../../ports/content-failure'
import { isPictureFile } from './served-files'
import { storedPath } from './stored-path'

/** In px; narrower pictures look blurred on a card. */
const SMALLEST_WIDTH = 400

const NONE = 'Chưa có ảnh; trang để trống chỗ của ảnh.'
const OF_NO_SITE =
  'không dùng được trên trang. Hãy chép ảnh vào thư mục pictures rồi ghi, ví dụ: /pictures/anh.jpg'

const OF_NO_KIND = 'không phải ảnh hiện được trên trang. Hãy đổi sang jpg, png, webp, avif, gif hoặc svg.'

/** `url` is the address as written. */
export type UsedPicture = { readonly file: string; readonly url: string; readonly isOnCard: boolean }

/** Any origin works; it only takes the path out of an address. */
const SITE = 'https://site.invalid'

const isElsewhere = (url: string): boolean => URL.canParse(url, SITE) && /^(?:https?:)?\/\//i.test(url)

const readMetadata = async (contentDir: string, url: string) => {
  const path = decodeURIComponent(new URL(url, SITE).pathname).slice(1)
  return sharp(join(contentDir, await storedPath(contentDir, path))).metadata()
}

const reviewPicture =
  (contentDir: string) =>
  async ({ file, url, isOnCard }: UsedPicture): Promise<ReadonlyArray<ContentFailure>> => {
    const doubtful = (reason: string): ReadonlyArray<ContentFailure> => [{ tag: 'doubtful', file, reason }]
    if (url === '') return doubtful(NONE)
    if (isElsewhere(url)) return []
    if (!url.startsWith('/pictures/')) return doubtful(`Địa chỉ ảnh ${url} ${OF_NO_SITE}`)
    if (!isPictureFile(url.split(/[?#]/)[0] ?? '')) return doubtful(`${url} ${OF_NO_KIND}`)
    const found = await readMetadata(contentDir, url).catch(() => null)
    if (found === null) return doubtful(`Không có ảnh đọc được ở ${url}.`)
    return isOnCard && found.format !== 'svg' && found.width < SMALLEST_WIDTH
      ? doubtful(`Ảnh ${url} chỉ rộng ${found.width} px, nên rộng ít nhất ${SMALLEST_WIDTH} px.`)
      : []
  }

/** Reports pictures that are missing, cannot be read, are too small, or have an address that no browser can follow. */
export const reviewPictures = async (
  contentDir: string,
  used: ReadonlyArray<UsedPicture>,
): Promise<ReadonlyArray<ContentFailure>> => (await Promise.all(used.map(reviewPicture(contentDir)))).flat()
