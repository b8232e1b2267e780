import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import type { SubmissionFailure } from '../../../src/domain/registration/submission'
import {
  SUBMISSION_TIMEOUT_MS,
  submissionRetryDelay,
} from '../../../src/domain/registration/submission-retry'

const refused = (status: number, retryAfterMs: number | null = null): SubmissionFailure => ({
  tag: 'refused',
  status,
  retryAfterMs,
})

describe('submissionRetryDelay', () => {
  it.each([
    { retriesMade: 0, delay: O.some(1_000) },
    { retriesMade: 1, delay: O.some(3_000) },
    { retriesMade: 2, delay: O.none },
  ])('[M-085, M-132] after no answer and $retriesMade retries', ({ retriesMade, delay }) => {
    expect(submissionRetryDelay({ tag: 'unreachable' }, retriesMade)).toStrictEqual(delay)
  })

  it.each([429, 502, 503, 504])('[M-085, M-132] tries again after %d', (status) => {
    expect(submissionRetryDelay(refused(status), 0)).toStrictEqual(O.some(1_000))
    expect(submissionRetryDelay(refused(status), 2)).toStrictEqual(O.none)
  })

  it.each([400, 404, 409, 413, 415, 428, 430, 500, 501, 505])(
    '[M-085, M-132] gives up after %d',
    (status) => {
      expect(submissionRetryDelay(refused(status), 0)).toStrictEqual(O.none)
    },
  )

  it.each([
    { retryAfterMs: 0, delay: O.some(1_000), why: 'never sooner than planned' },
    { retryAfterMs: 999, delay: O.some(1_000), why: 'never sooner than planned' },
    { retryAfterMs: 5_000, delay: O.some(5_000), why: 'as long as asked' },
    { retryAfterMs: 10_000, delay: O.some(10_000), why: 'the longest a visitor is kept waiting' },
    { retryAfterMs: 10_001, delay: O.none, why: 'longer than a visitor is kept waiting' },
  ])('[M-085] with a Retry-After of $retryAfterMs ms: $why', ({ retryAfterMs, delay }) => {
    expect(submissionRetryDelay(refused(429, retryAfterMs), 0)).toStrictEqual(delay)
  })

  it('[M-085] has a timeout of 15 s per request', () => {
    expect(SUBMISSION_TIMEOUT_MS).toBe(15_000)
  })
})
