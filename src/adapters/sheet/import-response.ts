import * as E from 'fp-ts/Either'
import type { SubmissionFailure } from '../../domain/registration/submission'

const MS_PER_SECOND = 1_000

const retryAfterMs = (header: string | null): number | null =>
  header !== null && /^\d+$/.test(header.trim()) ? Number(header) * MS_PER_SECOND : null

/** Every 2xx status is success; the body is not read (M-132, A-47). */
export const importResponse = ({
  ok,
  status,
  headers,
}: Pick<Response, 'ok' | 'status' | 'headers'>): E.Either<SubmissionFailure, void> =>
  ok
    ? E.right(undefined)
    : E.left({ tag: 'refused', status, retryAfterMs: retryAfterMs(headers.get('Retry-After')) })
