import * as E from 'fp-ts/Either'
import type { Now } from '../../ports/clock'
import type { ContentFailure, LogContentFailure } from '../../ports/content'
import { createReadArticles } from './read-articles'
import { createReadProductRows } from './read-product-rows'
import { readSite } from './read-site'
import { createReadVideos } from './read-videos'
import { reviewContent } from './review-content'

/** Everything in the content folder that the operator should correct: files left out, and files shown but doubtful. */
export const checkContent = async (contentDir: string, now?: Now): Promise<ReadonlyArray<ContentFailure>> => {
  const faults: Array<ContentFailure> = []
  const collect: LogContentFailure = (fault) => () => void faults.push(fault)
  const readers = {
    readProductRows: createReadProductRows(contentDir, collect),
    readArticles: createReadArticles(contentDir, collect),
    readVideos: createReadVideos(contentDir, collect),
  }
  const site = await readSite(contentDir)()
  if (E.isLeft(site)) return [site.left]
  const doubts = await reviewContent(contentDir, site.right, readers, now)
  return [...faults, ...doubts]
}
