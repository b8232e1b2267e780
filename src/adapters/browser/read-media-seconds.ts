import * as E from 'fp-ts/Either'
import type * as TE from 'fp-ts/TaskEither'
import type { DurationFailure } from '../../domain/flows/video-duration.machine'

export type ReadMediaSeconds = (src: string) => TE.TaskEither<DurationFailure, number>

const MEDIA_TIMEOUT_MS = 10_000

/** A `video` element outside the document loads only the metadata (M-103). */
export const createReadMediaSeconds =
  (document: Document): ReadMediaSeconds =>
  (src) =>
  () =>
    new Promise((resolve) => {
      const video = document.createElement('video')
      const finish = (result: E.Either<DurationFailure, number>): void => {
        clearTimeout(timer)
        video.onloadedmetadata = null
        video.onerror = null
        video.removeAttribute('src')
        resolve(result)
      }
      const timer = setTimeout(() => finish(E.left('failed')), MEDIA_TIMEOUT_MS)
      video.preload = 'metadata'
      video.muted = true
      video.onloadedmetadata = () => finish(E.right(video.duration))
      video.onerror = () => finish(E.left('mediaError'))
      video.src = src
    })
