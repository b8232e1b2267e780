import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import { membershipDialogMachine } from '../../../src/domain/flows/membership-dialog.machine'
import { aMembership, aMembershipDraft } from '../../support/fixtures/a-membership'
import { actorDone, follow, startFlow } from '../../support/flows/flow'

const firstAttempt = { key: 'key-1', at: 1_000 }
const nextAttempt = { key: 'key-2', at: 2_000 }

const typeName = { type: 'name.type', name: ' Nguyễn Văn Mẫu ' } as const
const typePhone = { type: 'phone.type', phone: '0900000001' } as const
const submit = { type: 'membership.submit', attempt: firstAttempt } as const
const close = { type: 'dialog.close' } as const

const cleared = aMembershipDraft()
const membership = aMembership()
const submission = { registration: membership, attempt: firstAttempt, honeypot: '', offers: false }
const submitAgain = { type: 'membership.submit', attempt: nextAttempt } as const
const sends = (sent: object) => [{ start: 'submitMembership', input: O.some(sent) }]
const sentAgain = sends({ ...submission, attempt: nextAttempt })

const taken = actorDone('submitMembership', E.right(firstAttempt))
const refused = actorDone('submitMembership', E.left({ tag: 'unreachable' as const }))

const fresh = startFlow(membershipDialogMachine, { planId: 1, consentAtStart: true })
const typed = follow(fresh, typeName, typePhone)
const sending = follow(typed, submit)
const failed = follow(sending, refused)
const confirmed = follow(sending, taken)

describe('the membership dialog when it opens', () => {
  it.each([1, 2] as const)('[M-088, M-077] has plan %d selected and nothing else', (planId) => {
    const opened = startFlow(membershipDialogMachine, { planId, consentAtStart: true })
    expect(opened.snapshot.value).toStrictEqual({ editing: 'fresh' })
    expect(opened.snapshot.tags).toStrictEqual(new Set())
    expect(opened.snapshot.context).toStrictEqual({
      draft: aMembershipDraft({ planId }),
      cleared: aMembershipDraft({ planId }),
      submission: O.none,
    })
    expect(opened.effects).toStrictEqual([])
  })

  it('[M-088] starts without consent if consent is a checkbox', () => {
    const { draft } = startFlow(membershipDialogMachine, { planId: 1, consentAtStart: false }).snapshot
      .context
    expect(draft).toStrictEqual({ ...cleared, consent: false })
  })
})

describe('input in the form', () => {
  it.each([
    { row: 'M-121', event: typeName, change: { name: ' Nguyễn Văn Mẫu ' } },
    { row: 'M-122', event: typePhone, change: { phone: '0900000001' } },
    { row: 'M-088', event: { type: 'plan.choose', id: 2 }, change: { planId: 2 } },
    { row: 'M-088', event: { type: 'consent.give', given: false }, change: { consent: false } },
    {
      row: 'M-099',
      event: { type: 'consent.give', given: true, purpose: 'offers' },
      change: { offers: true },
    },
    { row: 'M-087', event: { type: 'honeypot.fill', honeypot: 'x' }, change: { honeypot: 'x' } },
  ] as const)(
    '[$row] is stored in its field after $event.type, and no other field changes',
    ({ event, change }) => {
      const changed = follow(fresh, event)
      expect(changed.snapshot.value).toStrictEqual({ editing: 'fresh' })
      expect(changed.snapshot.context).toStrictEqual({
        draft: { ...cleared, ...change },
        cleared,
        submission: O.none,
      })
      expect(changed.effects).toStrictEqual([])
    },
  )

  it('[M-088] leaves exactly one plan selected: the one chosen last', () => {
    const { draft } = follow(fresh, { type: 'plan.choose', id: 2 }, { type: 'plan.choose', id: 1 }).snapshot
      .context
    expect(draft).toStrictEqual(cleared)
  })
})

describe('while a membership is being sent', () => {
  it('[M-088, M-109] sends the chosen plan and the honeypot', () => {
    const other = follow(
      typed,
      { type: 'plan.choose', id: 2 },
      { type: 'honeypot.fill', honeypot: 'x' },
      submit,
    )
    expect(other.effects).toStrictEqual(
      sends({
        registration: { ...membership, planTitle: 'Gói Deluxe' },
        attempt: firstAttempt,
        honeypot: 'x',
        offers: false,
      }),
    )
  })
})

describe('a membership that was accepted', () => {
  it('[M-088, M-089] has plan 2 selected again when the dialog was opened for it', () => {
    const { draft } = follow(
      startFlow(membershipDialogMachine, { planId: 2, consentAtStart: true }),
      typeName,
      typePhone,
      { type: 'plan.choose', id: 1 },
      submit,
      taken,
    ).snapshot.context
    expect(draft).toStrictEqual({ ...cleared, planId: 2 })
  })

  it('[M-089] keeps the message when the selected plan is chosen again', () => {
    expect(follow(confirmed, { type: 'plan.choose', id: 1 }).snapshot.value).toStrictEqual({
      editing: 'confirmed',
    })
  })
})

describe('a membership that was not accepted', () => {
  it.each([
    {
      event: { type: 'name.type', name: 'Trần Mẫu' },
      sent: { ...membership, name: 'Trần Mẫu' },
      honeypot: '',
    },
    {
      event: { type: 'phone.type', phone: '0900000002' },
      sent: { ...membership, phone: '0900000002' },
      honeypot: '',
      offers: false,
    },
    { event: { type: 'plan.choose', id: 2 }, sent: { ...membership, planTitle: 'Gói Deluxe' }, honeypot: '' },
    { event: { type: 'honeypot.fill', honeypot: 'x' }, sent: membership, honeypot: 'x' },
  ] as const)('[M-089, M-132] sends other content after $event.type', ({ event, sent, honeypot }) => {
    const edited = follow(failed, event)
    expect(edited.snapshot.value).toStrictEqual({ editing: 'failed' })
    expect(follow(edited, submitAgain).effects).toStrictEqual(
      sends({ registration: sent, attempt: nextAttempt, honeypot, offers: false }),
    )
  })

  it.each([
    { why: 'a consent given again', edits: [{ type: 'consent.give', given: true }] },
    {
      why: 'another plan and back',
      edits: [
        { type: 'plan.choose', id: 2 },
        { type: 'plan.choose', id: 1 },
      ],
    },
  ] as const)('[M-089, M-132] sends the same content after $why', ({ edits }) => {
    expect(follow(failed, ...edits, submitAgain).effects).toStrictEqual(sentAgain)
  })
})

describe('the membership dialog when it is closed', () => {
  it('[M-090, A-30] closes at once when only a plan was chosen', () => {
    const next = follow(fresh, { type: 'plan.choose', id: 2 }, close)
    expect(next.snapshot).toMatchObject({ value: 'closed', status: 'done' })
  })
})
