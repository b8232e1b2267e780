import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import { assign, type EventObject } from 'xstate'
import { type ConsentChange, changedConsent } from '../registration/consent'
import {
  type DraftOf,
  decodeForm,
  type Form,
  hasInput,
  isTouched,
  type TextNameOf,
  textsOf,
} from '../registration/form'
import {
  type Attempt,
  keptSubmission,
  type Submission,
  type SubmissionFailure,
} from '../registration/submission'
import { isSuccess } from './actors'

/** Tags for the view. `away`: the dialog was closed while sending, and the page reports the outcome. */
export type RegistrationTag =
  | 'sending'
  | 'showsErrors'
  | 'succeeded'
  | 'failed'
  | 'asking'
  | 'away'
  | 'closed'

export type Submit = { readonly attempt: Attempt }

/** The event that changes a text of a draft, such as `name.type` with the property `name`. */
export type TypedText<Name extends string> = {
  [N in Name]: { readonly type: `${N}.type` } & Readonly<Record<N, string>>
}[Name]

/** The events of a dialog with the fields of a form; `Sends` names the one that sends it. */
export type DialogEvent<F extends Form, Sends extends string> =
  | TypedText<TextNameOf<F>>
  | ({ type: 'consent.give' } & ConsentChange)
  | { type: 'honeypot.fill'; honeypot: string }
  | ({ type: Sends } & Submit)
  | { type: 'dialog.close' }
  | { type: 'dialog.reopen' }
  | { type: 'notice.dismiss' }
  | { type: 'form.renew' }
  | { type: 'discard.confirm' }
  | { type: 'discard.cancel' }

/** `cleared`: the draft without input, with which the present one is compared. */
export type DialogContext<Draft, Registration> = {
  readonly draft: Draft
  readonly cleared: Draft
  readonly submission: O.Option<Submission<Registration>>
}

type WithDraft<F extends Form> = {
  readonly context: Pick<DialogContext<DraftOf<F>, unknown>, 'draft' | 'cleared'>
}

/** The guards that both dialogs share. */
export const formGuards = <F extends Form>(form: F) => ({
  isComplete: ({ context: { draft } }: WithDraft<F>) => E.isRight(decodeForm(form)(draft)),
  hasInput: ({ context: { draft, cleared } }: WithDraft<F>) => hasInput(form)(draft, cleared),
  isTouched: ({ context: { draft, cleared } }: WithDraft<F>) => isTouched(form)(draft, cleared),
  isSuccess,
})

/** The actions that both dialogs share. */
export const formActions = <
  Event extends EventObject,
  Draft extends Pick<Submission<unknown>, 'honeypot' | 'offers'>,
  Registration,
>(
  decode: (draft: Draft) => E.Either<unknown, Registration>,
) => {
  type Context = DialogContext<Draft, Registration>
  const assignFrom = <Params>(change: (context: Context, params: Params) => Partial<Context>) =>
    assign<Context, Event, Params, Event, never>(({ context }, params) => change(context, params))
  return {
    change: assignFrom(({ draft }, change: Partial<Draft>) => ({ draft: { ...draft, ...change } })),
    prepareSubmission: assignFrom(({ draft }, { attempt }: Submit) => ({
      submission: pipe(
        O.fromEither(decode(draft)),
        O.map((registration) => ({
          registration,
          attempt,
          honeypot: draft.honeypot,
          offers: draft.offers,
        })),
      ),
    })),
    clear: assignFrom<undefined>(({ cleared }) => ({ draft: cleared })),
    acknowledge: assignFrom(({ submission }, { attempt }: Acknowledged) => ({
      submission: keptSubmission(submission, attempt),
    })),
  }
}

/** The answer to a submission: the attempt whose row is kept, or why there is none. */
export type SubmissionAnswer = E.Either<SubmissionFailure, Attempt>

type Acknowledged = { readonly attempt: Attempt }

type TextChanges<Name extends string> = {
  readonly [N in Name as `${N}.type`]: {
    readonly actions: {
      readonly type: 'change'
      readonly params: (on: { readonly event: TypedText<N> }) => Readonly<Record<N, string>>
    }
  }
}

/** A transition for each text of a form. */
const textChanges = <F extends Form>(form: F) =>
  Object.fromEntries(
    textsOf(form).map(({ name }) => [
      `${name}.type`,
      {
        actions: {
          type: 'change',
          params: ({ event }: { readonly event: Readonly<Record<string, string>> }) => ({
            [name]: event[name],
          }),
        },
      },
    ]),
  ) as unknown as TextChanges<TextNameOf<F>>

/**
 * The form is being filled in; the event named by `submit` sends it (M-084, M-085, M-089, A-27, A-28). `edits`: the changes of
 * fields that are no texts.
 */
export const editingState = <F extends Form, const Event extends string, Edits>(
  form: F,
  submit: Event,
  edits: Edits,
) =>
  ({
    initial: 'fresh',
    on: {
      ...textChanges(form),
      ...edits,
      'consent.give': {
        actions: {
          type: 'change',
          params: ({ event }: { readonly event: ConsentChange }) => changedConsent(event),
        },
      },
      'honeypot.fill': {
        actions: {
          type: 'change',
          params: ({ event: { honeypot } }: { readonly event: { readonly honeypot: string } }) => ({
            honeypot,
          }),
        },
      },
      [submit]: [
        {
          guard: 'isComplete',
          target: 'sending',
          actions: {
            type: 'prepareSubmission',
            params: ({ event: { attempt } }: { readonly event: Submit }) => ({ attempt }),
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
          'The service did not take it: the input is kept. What was sent before and never acknowledged is sent again under the same key, anything else under a new key (A-50).',
      },
      confirmed: {
        tags: ['succeeded'],
        description: 'The row is kept and the form is cleared. Any new input ends the message.',
        always: { guard: 'isTouched', target: 'fresh' },
        on: {
          'form.renew': {
            target: 'fresh',
            description: 'Another registration is wanted: the message goes, the clean form stays.',
          },
          [submit]: {
            description: 'A second press: nothing was entered since, so the success stays (A-49).',
          },
        },
      },
      last: { type: 'history' },
    },
  }) as const

type Answered = { readonly event: { readonly output: SubmissionAnswer } }
type Kept = { readonly event: { readonly output: E.Right<Attempt> } }

/** Stores the kept attempt, which may be that of an earlier press or from before a reload. */
const acknowledge = {
  type: 'acknowledge',
  params: ({ event: { output } }: Kept) => ({ attempt: output.right }),
} as const

const onAnswer = (slot: string, kept: string, actions: ReadonlyArray<unknown>, failed: string) => ({
  [`xstate.done.actor.${slot}`]: [
    {
      guard: { type: 'isSuccess', params: ({ event: { output } }: Answered) => ({ output }) },
      target: kept,
      actions,
    },
    { target: failed },
  ],
  [`xstate.error.actor.${slot}`]: { target: failed },
})

/** The actor `slot` sends the registration in the dialog machine `id`; closing the dialog does not stop it (M-083, A-48). */
export const sendingState = <const Id extends string, const Slot extends string, Input>(id: Id, slot: Slot) =>
  ({
    tags: ['sending'],
    description: 'One submission is under way: nothing can be changed or sent again.',
    invoke: {
      id: slot,
      src: slot,
      input: ({ context }: { readonly context: { readonly submission: Input } }) => context.submission,
    },
    initial: 'watched',
    states: {
      watched: {
        on: {
          ...onAnswer(slot, `#${id}.editing.confirmed`, ['clear', acknowledge], `#${id}.editing.failed`),
          'dialog.close': { target: 'left' },
        },
      },
      left: {
        tags: ['away'],
        description: 'The dialog is closed, the submission goes on: the page tells of its outcome (A-48).',
        on: onAnswer(slot, `#${id}.kept`, [acknowledge], `#${id}.unsent`),
      },
    },
  }) as const

/** The page reports the outcome after the dialog was closed while sending. */
export const leftStates = {
  kept: {
    tags: ['away', 'succeeded'],
    description: 'The row is kept: a notification on the page says so until it is put away.',
    on: { 'notice.dismiss': { target: 'closed' } },
  },
  unsent: {
    tags: ['away', 'failed'],
    description:
      'The service did not take it: a notification on the page says so and leads back to the input.',
    on: {
      'dialog.reopen': { target: 'editing.failed' },
      'notice.dismiss': { target: 'askingToDiscard' },
    },
  },
} as const

/** Asks before input is discarded. */
export const askingState = {
  tags: ['asking'],
  description: 'Closing would lose what was typed: the visitor is asked first.',
  on: {
    'discard.confirm': { target: 'closed' },
    'discard.cancel': { target: 'editing.last' },
    'dialog.close': { target: 'editing.last' },
  },
} as const
