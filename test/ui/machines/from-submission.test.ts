import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { fromSubmission } from '../../../src/ui/machines/from-submission'

const submission = {
  registration: 'a row',
  attempt: { key: 'key-1', at: 1_000 },
  honeypot: '',
  offers: false,
}
const refused = E.left({ tag: 'refused' as const, status: 500, retryAfterMs: null })

const answerTo = (actor: ReturnType<typeof createActor<ReturnType<typeof fromSubmission<string>>>>) =>
  toPromise(actor.start())

describe('the actor that sends what a dialog has prepared', () => {
  it.each([
    { how: 'kept', answer: E.right(submission.attempt) },
    { how: 'refused', answer: refused },
  ])('[M-083, M-132] passes it to the port, and returns the response: $how', async ({ answer }) => {
    const sent: Array<unknown> = []
    const logic = fromSubmission<string>((given) => {
      sent.push(given)
      return TE.fromEither(answer)
    })
    expect(await answerTo(createActor(logic, { input: O.some(submission) }))).toStrictEqual(answer)
    expect(sent).toStrictEqual([submission])
  })

  it('[M-085] sends nothing if nothing was prepared, and fails as unreachable', async () => {
    const logic = fromSubmission<string>(() => {
      throw new Error('there is nothing to send here')
    })
    expect(await answerTo(createActor(logic, { input: O.none }))).toStrictEqual(
      E.left({ tag: 'unreachable' }),
    )
  })
})
