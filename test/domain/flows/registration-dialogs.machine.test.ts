import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import type { AnyEventObject, AnyStateMachine } from 'xstate'
import {
  type MembershipDialogEvent,
  membershipDialogMachine,
} from '../../../src/domain/flows/membership-dialog.machine'
import { type OrderDialogEvent, orderDialogMachine } from '../../../src/domain/flows/order-dialog.machine'
import { aMembership, aMembershipDraft } from '../../support/fixtures/a-membership'
import { productId } from '../../support/fixtures/a-product'
import { aFilledOrderDraft, anOrder } from '../../support/fixtures/an-order'
import { PLACES } from '../../support/fixtures/places'
import { acceptedEvents, type Examples } from '../../support/flows/accepted-events'
import { actorDone, actorFails, type Flow, follow, startFlow } from '../../support/flows/flow'

type Dialog = {
  readonly name: string
  /** The rows that say of this dialog what is sent, what a success shows, and that consent is needed. */
  readonly sends: string
  readonly success: string
  readonly consent: string
  readonly fresh: Flow<AnyStateMachine>
  readonly slot: string
  readonly submitted: string
  /** What fills the form, after name and phone. */
  readonly filling: ReadonlyArray<AnyEventObject>
  /** One event of each type that changes the draft. */
  readonly edits: Readonly<Record<string, AnyEventObject>>
  readonly filled: object
  readonly registration: { readonly name: string }
}

const TYPE_NAME = { type: 'name.type', name: ' Nguyễn Văn Mẫu ' } as const
const TYPE_PHONE = { type: 'phone.type', phone: '0900000001' } as const
const CLOSE = { type: 'dialog.close' } as const
const CANCEL = { type: 'discard.cancel' } as const

const WAYS = {
  'dialog.close': CLOSE,
  'dialog.reopen': { type: 'dialog.reopen' },
  'notice.dismiss': { type: 'notice.dismiss' },
  'form.renew': { type: 'form.renew' },
  'discard.confirm': { type: 'discard.confirm' },
  'discard.cancel': CANCEL,
} as const

/** So that a new event without an example does not compile. */
type Edits<Event extends AnyEventObject, Submit extends string> = Omit<
  Examples<Event>,
  Submit | keyof typeof WAYS
>

const PERSON_EDITS = { 'name.type': TYPE_NAME, 'phone.type': TYPE_PHONE } as const
const LAST_EDITS = {
  'consent.give': { type: 'consent.give', given: false },
  'honeypot.fill': { type: 'honeypot.fill', honeypot: 'x' },
} as const

const chooseProvince = { type: 'province.choose', province: PLACES.haTinh } as const
const chooseDistrict = { type: 'district.choose', district: PLACES.kyAnhTown } as const
const choose = (id: string, title: string) =>
  ({ type: 'product.choose', product: { id: productId(id), title }, at: 10 }) as const

const DIALOGS: ReadonlyArray<Dialog> = [
  {
    name: 'the order dialog',
    sends: 'M-083, M-106',
    success: 'M-084',
    consent: 'M-078',
    fresh: startFlow(orderDialogMachine, { preselected: null, openedAt: 5, consentAtStart: true }),
    slot: 'submitOrder',
    submitted: 'order.submit',
    filling: [chooseProvince, chooseDistrict, choose('sp-1', 'Viên tim')],
    edits: {
      ...PERSON_EDITS,
      'province.choose': chooseProvince,
      'district.choose': chooseDistrict,
      'product.choose': choose('sp-2', 'Viên gan'),
      'product.remove': { type: 'product.remove', id: productId('sp-1') },
      ...LAST_EDITS,
    } satisfies Edits<OrderDialogEvent, 'order.submit'>,
    filled: aFilledOrderDraft(),
    registration: anOrder(),
  },
  {
    name: 'the membership dialog',
    sends: 'M-089, M-109',
    success: 'M-089',
    consent: 'M-087',
    fresh: startFlow(membershipDialogMachine, { planId: 1, consentAtStart: true }),
    slot: 'submitMembership',
    submitted: 'membership.submit',
    filling: [],
    edits: {
      ...PERSON_EDITS,
      'plan.choose': { type: 'plan.choose', id: 2 },
      ...LAST_EDITS,
    } satisfies Edits<MembershipDialogEvent, 'membership.submit'>,
    filled: aMembershipDraft({ name: TYPE_NAME.name, phone: TYPE_PHONE.phone }),
    registration: aMembership(),
  },
]

const FIRST = { key: 'key-1', at: 1_000 }
const NEXT = { key: 'key-2', at: 2_000 }

describe.each(DIALOGS)('$name', (dialog) => {
  const { sends, success, consent, fresh, slot, submitted, filling, edits, filled, registration } = dialog
  const submission = { registration, attempt: FIRST, honeypot: '', offers: false }
  const submit = { type: submitted, attempt: FIRST }
  const submitAgain = { type: submitted, attempt: NEXT }
  const sent = [{ start: slot, input: O.some(submission) }]
  const sentAgain = [{ start: slot, input: O.some({ ...submission, attempt: NEXT }) }]
  const { cleared } = fresh.snapshot.context

  const taken = actorDone(slot, E.right(FIRST))
  const refused = actorDone(slot, E.left({ tag: 'unreachable' }))
  const broken = actorFails(slot)

  const typed = follow(fresh, TYPE_NAME, TYPE_PHONE, ...filling)
  const rejected = follow(fresh, TYPE_NAME, submit)
  const sending = follow(typed, submit)
  const failed = follow(sending, refused)
  const confirmed = follow(sending, taken)

  it.each([
    { row: 'M-121', missing: 'name', edit: { type: 'name.type', name: ' ' } },
    { row: 'M-122', missing: 'phone', edit: { type: 'phone.type', phone: '' } },
    { row: consent, missing: 'consent', edit: LAST_EDITS['consent.give'] },
  ])('[$row] shows its errors at submit and sends nothing: no $missing', ({ edit }) => {
    const incomplete = follow(typed, edit)
    const next = follow(incomplete, submit)
    expect(next.snapshot.value).toStrictEqual({ editing: 'rejected' })
    expect(next.snapshot.tags).toStrictEqual(new Set(['showsErrors']))
    expect(next.snapshot.context).toStrictEqual(incomplete.snapshot.context)
    expect(next.effects).toStrictEqual([])
  })

  it('[M-121, M-122] keeps showing errors while they are corrected, then sends', () => {
    const mended = follow(rejected, TYPE_PHONE, ...filling)
    expect(mended.snapshot.value).toStrictEqual({ editing: 'rejected' })
    expect(mended.snapshot.context.draft).toStrictEqual(filled)
    expect(follow(mended, submit).effects).toStrictEqual(sent)
  })

  it(`[${sends}] sends exactly what was entered, once`, () => {
    expect(sending.snapshot.value).toStrictEqual({ sending: 'watched' })
    expect(sending.snapshot.tags).toStrictEqual(new Set(['sending']))
    expect(sending.snapshot.context).toStrictEqual({
      draft: filled,
      cleared,
      submission: O.some(submission),
    })
    expect(sending.effects).toStrictEqual(sent)
  })

  it('[M-083] does not send twice', () => {
    const twice = follow(sending, submitAgain)
    expect(twice.snapshot.value).toStrictEqual({ sending: 'watched' })
    expect(twice.snapshot.context).toStrictEqual(sending.snapshot.context)
    expect(twice.effects).toStrictEqual([])
  })

  describe('after a success', () => {
    it(`[${success}, A-27] reports it, with the form as it was opened`, () => {
      expect(confirmed.snapshot.value).toStrictEqual({ editing: 'confirmed' })
      expect(confirmed.snapshot.tags).toStrictEqual(new Set(['succeeded']))
      expect(confirmed.snapshot.context).toStrictEqual({
        draft: cleared,
        cleared,
        submission: O.some(submission),
      })
      expect(confirmed.effects).toStrictEqual([])
    })

    const changing = Object.values(edits).filter(
      ({ type }) => !['product.remove', 'honeypot.fill'].includes(type),
    )
    it.each(changing)(`[${success}, A-27] removes the message at new input: $type`, (event) => {
      const next = follow(confirmed, event)
      expect(next.snapshot.value).toStrictEqual({ editing: 'fresh' })
      expect(next.snapshot.tags).toStrictEqual(new Set())
    })

    it(`[${success}] is sent again for the next one, as a new attempt`, () => {
      const again = follow(confirmed, TYPE_NAME, TYPE_PHONE, ...filling, submitAgain)
      expect(again.effects).toStrictEqual(sentAgain)
    })

    it(`[${success}] keeps the message when only white space is typed`, () => {
      expect(follow(confirmed, { type: 'name.type', name: ' ' }).snapshot.value).toStrictEqual({
        editing: 'confirmed',
      })
    })

    it('[A-27] leads to the clean form when another registration is wanted', () => {
      const renewed = follow(confirmed, { type: 'form.renew' })
      expect(renewed.snapshot.value).toStrictEqual({ editing: 'fresh' })
      expect(renewed.snapshot.context).toStrictEqual(confirmed.snapshot.context)
    })

    it('[A-49] stays after a second press without new input', () => {
      for (const press of [submit, submitAgain]) {
        const pressed = follow(confirmed, press)
        expect(pressed.snapshot.value).toStrictEqual({ editing: 'confirmed' })
        expect(pressed.snapshot.context).toStrictEqual(confirmed.snapshot.context)
        expect(pressed.effects).toStrictEqual([])
      }
    })
  })

  describe('after a failure', () => {
    const failures = [
      { why: 'the service cannot be reached', answer: refused },
      {
        why: 'the service refuses',
        answer: actorDone(slot, E.left({ tag: 'refused', status: 503, retryAfterMs: 1_000 })),
      },
      { why: 'sending broke', answer: broken },
    ]

    it.each(failures)('[M-085, A-28] keeps the input when $why', ({ answer }) => {
      const next = follow(sending, answer)
      expect(next.snapshot.value).toStrictEqual({ editing: 'failed' })
      expect(next.snapshot.tags).toStrictEqual(new Set(['failed']))
      expect(next.snapshot.context).toStrictEqual(sending.snapshot.context)
      expect(next.effects).toStrictEqual([])
    })

    it.each(failures)('[M-085, M-132] sends the same content again when $why', ({ answer }) => {
      expect(follow(sending, answer, submitAgain).effects).toStrictEqual(sentAgain)
    })

    it('[M-085, M-132] sends the same content however often it fails', () => {
      expect(follow(failed, submitAgain, refused, submitAgain).effects).toStrictEqual(sentAgain)
    })

    it(`[M-085, ${success}] is finally kept`, () => {
      expect(follow(failed, submitAgain, taken).snapshot.value).toStrictEqual({ editing: 'confirmed' })
    })

    it('[M-121] shows errors when the input was emptied', () => {
      expect(follow(failed, { type: 'name.type', name: '' }, submitAgain).snapshot.value).toStrictEqual({
        editing: 'rejected',
      })
    })
  })

  describe('closed while sending', () => {
    const left = follow(sending, CLOSE)
    const kept = follow(left, taken)

    it('[A-48] continues to send, in the state away', () => {
      expect(left.snapshot.value).toStrictEqual({ sending: 'left' })
      expect(left.snapshot.tags).toStrictEqual(new Set(['sending', 'away']))
      expect(left.snapshot.context).toStrictEqual(sending.snapshot.context)
      expect(left.effects).toStrictEqual([])
    })

    it('[A-48] reports success on the page until dismissed', () => {
      expect(kept.snapshot.value).toBe('kept')
      expect(kept.snapshot.tags).toStrictEqual(new Set(['away', 'succeeded']))
      expect(kept.effects).toStrictEqual([])
      const dismissed = follow(kept, { type: 'notice.dismiss' })
      expect(dismissed.snapshot).toMatchObject({ value: 'closed', status: 'done', tags: new Set(['closed']) })
      expect(dismissed.effects).toStrictEqual([])
    })

    it.each([
      { why: 'the service cannot be reached', answer: refused },
      { why: 'sending broke', answer: broken },
    ])('[A-48] reports failure on the page, with a way back to the input: $why', ({ answer }) => {
      const failing = follow(left, answer)
      expect(failing.snapshot.value).toBe('unsent')
      expect(failing.snapshot.tags).toStrictEqual(new Set(['away', 'failed']))
      expect(failing.effects).toStrictEqual([])
      const reopened = follow(failing, { type: 'dialog.reopen' })
      expect(reopened.snapshot.value).toStrictEqual({ editing: 'failed' })
      expect(reopened.snapshot.context).toStrictEqual(sending.snapshot.context)
    })

    it('[A-30, A-48] asks before the input is lost when that report is put away', () => {
      const asking = follow(left, refused, { type: 'notice.dismiss' })
      expect(asking.snapshot).toMatchObject({ value: 'askingToDiscard', tags: new Set(['asking']) })
      expect(asking.effects).toStrictEqual([])
      const kept = follow(asking, { type: 'discard.cancel' })
      expect(kept.snapshot.hasTag('away')).toBe(false)
      expect(kept.snapshot.context).toStrictEqual(sending.snapshot.context)
      expect(follow(asking, { type: 'discard.confirm' }).snapshot.value).toBe('closed')
    })

    it('[A-48, A-50] sends the same content after reopening', () => {
      expect(follow(left, refused, { type: 'dialog.reopen' }, submitAgain).effects).toStrictEqual(sentAgain)
    })
  })

  describe('whose row is kept under an earlier key', () => {
    const EARLIER = { key: 'key-0', at: 500 }
    const takenEarlier = actorDone(slot, E.right(EARLIER))

    it.each([
      { where: 'in the dialog', flow: sending, state: { editing: 'confirmed' } },
      { where: 'after it was closed', flow: follow(sending, CLOSE), state: 'kept' },
    ])('[A-50] shows the key of the row: $where', ({ flow, state }) => {
      const kept = follow(flow, takenEarlier)
      expect(kept.snapshot.value).toStrictEqual(state)
      expect(kept.effects).toStrictEqual([])
      expect(kept.snapshot.context.submission).toStrictEqual(O.some({ ...submission, attempt: EARLIER }))
    })
  })

  describe('when it is closed', () => {
    it.each([
      { why: 'nothing was entered', flow: fresh },
      { why: 'only white space was typed', flow: follow(fresh, { type: 'name.type', name: ' ' }) },
      { why: 'it was submitted empty', flow: follow(fresh, submit) },
      { why: 'it succeeded', flow: confirmed },
    ])('[M-090, A-30] closes at once when $why', ({ flow }) => {
      const next = follow(flow, CLOSE)
      expect(next.snapshot).toMatchObject({ value: 'closed', status: 'done', tags: new Set(['closed']) })
      expect(next.effects).toStrictEqual([])
    })

    it.each([TYPE_NAME, TYPE_PHONE])('[M-090, A-30] asks first after $type', (event) => {
      const next = follow(fresh, event, CLOSE)
      expect(next.snapshot).toMatchObject({ value: 'askingToDiscard', status: 'active' })
      expect(next.snapshot.tags).toStrictEqual(new Set(['asking']))
    })

    it.each([
      { state: 'fresh', flow: typed },
      { state: 'rejected', flow: rejected },
      { state: 'failed', flow: failed },
    ])('[M-090, A-30] is unchanged if the visitor stays: $state', ({ state, flow }) => {
      for (const stay of [CANCEL, CLOSE]) {
        const kept = follow(flow, CLOSE, stay)
        expect(kept.snapshot.value).toStrictEqual({ editing: state })
        expect(kept.snapshot.context).toStrictEqual(flow.snapshot.context)
        expect(kept.effects).toStrictEqual([])
      }
    })

    it('[M-085, A-30] still sends the same content after the visitor stayed', () => {
      expect(follow(failed, CLOSE, CANCEL, submitAgain).effects).toStrictEqual(sentAgain)
    })

    it('[M-090, A-30] closes if the visitor discards the input', () => {
      const next = follow(typed, CLOSE, { type: 'discard.confirm' })
      expect(next.snapshot).toMatchObject({ value: 'closed', status: 'done', tags: new Set(['closed']) })
      expect(next.effects).toStrictEqual([])
    })
  })

  describe('in each state', () => {
    const whileEditing = [...Object.keys(edits), submitted, 'dialog.close']

    it.each([
      { state: 'fresh', flow: fresh, accepted: whileEditing },
      { state: 'rejected', flow: rejected, accepted: whileEditing },
      { state: 'failed', flow: failed, accepted: whileEditing },
      {
        state: 'confirmed',
        flow: confirmed,
        accepted: [...whileEditing.filter((event) => event !== submitted), 'form.renew'],
      },
      { state: 'sending', flow: sending, accepted: ['dialog.close'] },
      { state: 'left', flow: follow(sending, CLOSE), accepted: [] },
      { state: 'kept', flow: follow(sending, CLOSE, taken), accepted: ['notice.dismiss'] },
      {
        state: 'unsent',
        flow: follow(sending, CLOSE, refused),
        accepted: ['dialog.reopen', 'notice.dismiss'],
      },
      {
        state: 'asking',
        flow: follow(typed, CLOSE),
        accepted: ['dialog.close', 'discard.confirm', 'discard.cancel'],
      },
      { state: 'closed', flow: follow(fresh, CLOSE), accepted: [] },
    ])('[M-083, M-090] takes only $accepted while $state', ({ flow, accepted }) => {
      const examples = { ...edits, [submitted]: submit, ...WAYS }
      expect(acceptedEvents(flow, examples)).toStrictEqual(accepted)
    })
  })
})
