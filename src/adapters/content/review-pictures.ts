import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import sharp from 'sharp'
import { OWN_SITE } from '../../domain/routing/own-site'
import type { ContentFailure } from '../../ports/content'
import { inChunks } from './in-chunks'
import { explainReadError, hasFault } from './read-fault'
import { readInside } from './read-inside'
import { isPictureFile, storedPath } from './stored-path'

/** In px; narrower pictures look blurred on a card. */
const SMALLEST_WIDTH = 400

const NONE = 'Chưa có ảnh; trang để trống chỗ của ảnh.'
const OF_NO_SITE =
  'không dùng được trên trang. Hãy chép ảnh vào thư mục pictures rồi ghi, ví dụ: /pictures/anh.jpg'

const OF_NO_KIND = 'không phải ảnh hiện được trên trang. Hãy đổi sang jpg, png, webp, avif, gif hoặc svg.'

/** `url` is the address as written. */
export type UsedPicture = { readonly file: string; readonly url: string; readonly isOnCard: boolean }

const isElsewhere = (url: string): boolean =>
  URL.parse(url, OWN_SITE) !== null && /^(?:https?:)?\/\//i.test(url)

const readMetadata = async (contentDir: string, url: string) => {
  const path = decodeURIComponent(URL.parse(url, OWN_SITE)?.pathname ?? '').slice(1)
  return sharp(await readInside(contentDir, await storedPath(contentDir, path))).metadata()
}

const noPicture =
  (url: string) =>
  (error: unknown): string =>
    [
      `Không có ảnh đọc được ở ${url}.`,
      ...(hasFault(error, 'ETOOLARGE') ? [explainReadError(error)] : []),
    ].join(' ')

type Used = Omit<UsedPicture, 'file'>

const faultOf =
  (contentDir: string) =>
  async ({ url, isOnCard }: Used): Promise<string | null> => {
    if (url === '') return NONE
    if (isElsewhere(url)) return null
    if (!url.startsWith('/pictures/')) return `Địa chỉ ảnh ${url} ${OF_NO_SITE}`
    if (!isPictureFile(url.split(/[?#]/)[0] ?? '')) return `${url} ${OF_NO_KIND}`
    const found = await TE.tryCatch(() => readMetadata(contentDir, url), noPicture(url))()
    if (E.isLeft(found)) return found.left
    const { format, width } = found.right
    return isOnCard && format !== 'svg' && width < SMALLEST_WIDTH
      ? `Ảnh ${url} chỉ rộng ${width} px, nên rộng ít nhất ${SMALLEST_WIDTH} px.`
      : null
  }

const useOf = ({ url, isOnCard }: Used): string => `${isOnCard} ${url}`

/**
 * Reports pictures that are missing, cannot be read, are too small, or have an address that no browser can follow; each once,
 * however often it is used.
 */
export const reviewPictures = async (
  contentDir: string,
  used: ReadonlyArray<UsedPicture>,
): Promise<ReadonlyArray<ContentFailure>> => {
  const uses = [...new Map(used.map((each) => [useOf(each), each])).values()]
  const faults = await inChunks(uses, faultOf(contentDir))
  const reasons = new Map(uses.map((each, index) => [useOf(each), faults[index] ?? null]))
  return used.flatMap((each): ReadonlyArray<ContentFailure> => {
    const reason = reasons.get(useOf(each)) ?? null
    return reason === null ? [] : [{ tag: 'doubtful', file: each.file, reason }]
  })
}
