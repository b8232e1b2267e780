import type * as TE from 'fp-ts/TaskEither'
import type { Notice } from '../domain/notice/notice'

/** Fails with a reason for the log, which contains no secret. */
export type SendNotice = (notice: Notice) => TE.TaskEither<string, void>
