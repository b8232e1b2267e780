import * as E from 'fp-ts/Either'
import { type DraftOf, decodeForm, type Form, hasInput, isTouched } from '../registration/form'
import type { Attempt } from '../registration/submission'

type Answered = { readonly event: { readonly output: E.Either<unknown, unknown> } }
type Submitted = { readonly event: { readonly attempt: Attempt } }

type Standing<F extends Form> = {
  readonly context: { readonly draft: DraftOf<F>; readonly cleared: DraftOf<F> }
}

/** Takes a form, gives what the states below ask of it. */
export const formGuards = <F extends Form>(form: F) => ({
  isComplete: ({ context: { draft } }: Standing<F>) => E.isRight(decodeForm(form)(draft)),
  hasInput: ({ context: { draft, cleared } }: Standing<F>) => hasInput(form)(draft, cleared),
  isTouched: ({ context: { draft, cleared } }: Standing<F>) => isTouched(form)(draft, cleared),
  isSuccess: (_: unknown, { output }: { readonly output: E.Either<unknown, unknown> }) => E.isRight(output),
})

/** Where a registration stands while its form is filled in; `submit` is the event that sends it (M-084, M-085, M-089, A-27, A-28). */
export const editingState = <const Submit extends string, Edits>(submit: Submit, edits: Edits) =>
  ({
    initial: 'fresh',
    on: {
      ...edits,
      [submit as 'submit']: [
        {
          guard: 'isComplete',
          target: 'sending',
          actions: {
            type: 'prepareSubmission',
            params: ({ event: { attempt } }: Submitted) => ({ attempt }),
          },
        },
        { target: '.rejected' },
      ],
      'dialog.close': [{ guard: 'hasInput', target: 'askingToDiscard' }, { target: 'closed' }],
    },
    states: {
      fresh: { description: 'Nothing was sent yet: no field complains.' },
      rejected: {
        tags: ['showsErrors'],
        description: 'A submit found something missing: each wrong field says so until it is mended.',
      },
      failed: {
        tags: ['failed'],
        description:
          'The service did not take it: the input is kept. The same registration is sent again under the same key, another one under a new key.',
      },
      confirmed: {
        tags: ['succeeded'],
        description: 'The row is kept and the form is cleared. Any new input ends the message.',
        always: { guard: 'isTouched', target: 'fresh' },
      },
      last: { type: 'history' },
    },
  }) as const

/** While a registration is sent by the actor of a slot (M-083). */
export const sendingState = <const Slot extends string, Sent>(slot: Slot) =>
  ({
    tags: ['sending'],
    description: 'One submission is under way: nothing can be changed, sent again or closed.',
    invoke: {
      id: slot,
      src: slot,
      input: ({ context }: { readonly context: { readonly submission: Sent } }) => context.submission,
      onDone: [
        {
          guard: { type: 'isSuccess', params: ({ event: { output } }: Answered) => ({ output }) },
          target: 'editing.confirmed',
          actions: 'clear',
        },
        { target: 'editing.failed' },
      ],
      onError: { target: 'editing.failed' },
    },
  }) as const

/** The question before input is lost. */
export const askingState = {
  tags: ['asking'],
  description: 'Closing would lose what was typed: the visitor is asked first.',
  on: {
    'discard.confirm': { target: 'closed' },
    'discard.cancel': { target: 'editing.last' },
    'dialog.close': { target: 'editing.last' },
  },
} as const
