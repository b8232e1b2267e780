import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import { membershipDialogMachine } from '../../../src/domain/flows/membership-dialog.machine'
import { forgetSubmission, rememberSubmission } from '../../../src/domain/registration/open-submissions'
import { aMembership, aMembershipDraft } from '../../support/a-membership'
import { acceptedEvents } from '../../support/accepted-events'
import { actorDone, actorFails, follow, startFlow } from '../../support/flow'

const firstAttempt = { key: 'key-1', at: 1_000 }
const nextAttempt = { key: 'key-2', at: 2_000 }

const typeName = { type: 'name.type', name: ' Nguyễn Văn Mẫu ' } as const
const typePhone = { type: 'phone.type', phone: '0900000001' } as const
const submit = { type: 'membership.submit', attempt: firstAttempt, open: [] } as const
const close = { type: 'dialog.close' } as const
const cancel = { type: 'discard.cancel' } as const

const cleared = aMembershipDraft()
const filled = { ...cleared, name: ' Nguyễn Văn Mẫu ', phone: '0900000001' }
const membership = aMembership()
const submission = { registration: membership, attempt: firstAttempt, trap: '' }
const submitAgain = {
  type: 'membership.submit',
  attempt: nextAttempt,
  open: rememberSubmission([], submission),
} as const
const sends = (sent: object) => [
  { run: 'remember', params: { submission: sent } },
  { start: 'submitMembership', input: O.some(sent) },
]
const forgets = [{ run: 'forget', params: { submission } }]

const taken = actorDone('submitMembership', E.right(undefined))
const refused = actorDone('submitMembership', E.left({ tag: 'unreachable' as const }))

const fresh = startFlow(membershipDialogMachine, { planId: 1, consentAtStart: true })
const typed = follow(fresh, typeName, typePhone)
const rejected = follow(fresh, typeName, submit)
const sending = follow(typed, submit)
const failed = follow(sending, refused)
const confirmed = follow(sending, taken)
const asking = follow(typed, close)
const closed = follow(fresh, close)

describe('the membership dialog as it opens', () => {
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

  it('[M-088] starts without consent where a box has to be ticked', () => {
    const { draft } = startFlow(membershipDialogMachine, { planId: 1, consentAtStart: false }).snapshot
      .context
    expect(draft).toStrictEqual({ ...cleared, consent: false })
  })
})

describe('what is entered', () => {
  it.each([
    { row: 'M-121', event: typeName, change: { name: ' Nguyễn Văn Mẫu ' } },
    { row: 'M-122', event: typePhone, change: { phone: '0900000001' } },
    { row: 'M-088', event: { type: 'plan.choose', id: 2 }, change: { planId: 2 } },
    { row: 'M-088', event: { type: 'consent.give', given: false }, change: { consent: false } },
    { row: 'M-087', event: { type: 'trap.fill', trap: 'x' }, change: { trap: 'x' } },
  ] as const)('[$row] stands in its field after $event.type, and no other changes', ({ event, change }) => {
    const changed = follow(fresh, event)
    expect(changed.snapshot.value).toStrictEqual({ editing: 'fresh' })
    expect(changed.snapshot.context).toStrictEqual({
      draft: { ...cleared, ...change },
      cleared,
      submission: O.none,
    })
    expect(changed.effects).toStrictEqual([])
  })

  it('[M-088] leaves exactly one plan selected: the one chosen last', () => {
    const { draft } = follow(fresh, { type: 'plan.choose', id: 2 }, { type: 'plan.choose', id: 1 }).snapshot
      .context
    expect(draft).toStrictEqual(cleared)
  })
})

describe('a membership form that is not complete', () => {
  it.each([
    { row: 'M-121', missing: 'name', flow: follow(fresh, typePhone) },
    { row: 'M-122', missing: 'phone', flow: follow(fresh, typeName) },
    { row: 'M-087', missing: 'consent', flow: follow(typed, { type: 'consent.give', given: false }) },
  ])('[$row] shows its errors at submit and sends nothing: no $missing', ({ flow }) => {
    const next = follow(flow, submit)
    expect(next.snapshot.value).toStrictEqual({ editing: 'rejected' })
    expect(next.snapshot.tags).toStrictEqual(new Set(['showsErrors']))
    expect(next.snapshot.context).toStrictEqual(flow.snapshot.context)
    expect(next.effects).toStrictEqual([])
  })

  it('[M-121, M-122] goes on showing them while it is mended, then sends', () => {
    const mended = follow(rejected, typePhone)
    expect(mended.snapshot.value).toStrictEqual({ editing: 'rejected' })
    expect(mended.snapshot.context.draft).toStrictEqual(filled)
    expect(follow(mended, submit).effects).toStrictEqual(sends(submission))
  })
})

describe('while a membership is sent', () => {
  it('[M-089, M-109] sends exactly what was entered, once', () => {
    expect(sending.snapshot.value).toStrictEqual({ sending: 'watched' })
    expect(sending.snapshot.tags).toStrictEqual(new Set(['sending']))
    expect(sending.snapshot.context).toStrictEqual({ draft: filled, cleared, submission: O.some(submission) })
    expect(sending.effects).toStrictEqual(sends(submission))
  })

  it('[M-088, M-109] sends the plan that was chosen, and what the trap caught', () => {
    const other = follow(typed, { type: 'plan.choose', id: 2 }, { type: 'trap.fill', trap: 'x' }, submit)
    expect(other.effects).toStrictEqual(
      sends({
        registration: { ...membership, planTitle: 'Gói Deluxe' },
        attempt: firstAttempt,
        trap: 'x',
      }),
    )
  })

  it('[M-083] does not send twice', () => {
    const twice = follow(sending, submitAgain)
    expect(twice.snapshot).toMatchObject({ value: { sending: 'watched' }, context: sending.snapshot.context })
    expect(twice.effects).toStrictEqual([])
  })
})

describe('a membership that was taken', () => {
  it('[M-089, A-27] says so with the form reset to the plan it was opened for', () => {
    expect(confirmed.snapshot.value).toStrictEqual({ editing: 'confirmed' })
    expect(confirmed.snapshot.tags).toStrictEqual(new Set(['succeeded']))
    expect(confirmed.snapshot.context).toStrictEqual({
      draft: cleared,
      cleared,
      submission: O.some(submission),
    })
    expect(confirmed.effects).toStrictEqual(forgets)
  })

  it('[M-088, M-089] has plan 2 selected again where the dialog was opened for it', () => {
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

  it.each([
    typeName,
    typePhone,
    { type: 'plan.choose', id: 2 },
    { type: 'consent.give', given: false },
  ] as const)('[M-089, A-27] ends the message as new input comes: $type', (event) => {
    const next = follow(confirmed, event)
    expect(next.snapshot.value).toStrictEqual({ editing: 'fresh' })
    expect(next.snapshot.tags).toStrictEqual(new Set())
  })

  it('[M-089] keeps the message where the selected plan is chosen again', () => {
    expect(follow(confirmed, { type: 'plan.choose', id: 1 }).snapshot.value).toStrictEqual({
      editing: 'confirmed',
    })
  })

  it('[M-089] keeps the message where only white space is typed', () => {
    expect(follow(confirmed, { type: 'name.type', name: ' ' }).snapshot.value).toStrictEqual({
      editing: 'confirmed',
    })
  })

  it('[M-089] is sent anew for the next person, as another attempt', () => {
    expect(follow(confirmed, typeName, typePhone, { ...submitAgain, open: [] }).effects).toStrictEqual(
      sends({ ...submission, attempt: nextAttempt }),
    )
  })

  it('[A-49] stays so at a second press, for nothing was entered since', () => {
    for (const press of [submit, submitAgain]) {
      const pressed = follow(confirmed, press)
      expect(pressed.snapshot.value).toStrictEqual({ editing: 'confirmed' })
      expect(pressed.snapshot.context).toStrictEqual(confirmed.snapshot.context)
      expect(pressed.effects).toStrictEqual([])
    }
  })
})

describe('a membership that was not taken', () => {
  const failures = [
    { why: 'the service cannot be reached', answer: refused },
    {
      why: 'the service refuses',
      answer: actorDone(
        'submitMembership',
        E.left({ tag: 'refused' as const, status: 503, retryAfterMs: null }),
      ),
    },
    { why: 'sending broke', answer: actorFails('submitMembership') },
  ]

  it.each(failures)('[M-085, M-089, A-28] keeps the input where $why', ({ answer }) => {
    const next = follow(sending, answer)
    expect(next.snapshot.value).toStrictEqual({ editing: 'failed' })
    expect(next.snapshot.tags).toStrictEqual(new Set(['failed']))
    expect(next.snapshot.context).toStrictEqual({ draft: filled, cleared, submission: O.some(submission) })
    expect(next.effects).toStrictEqual([])
  })

  it.each(failures)('[M-089, M-132] is sent again as the same attempt where $why', ({ answer }) => {
    expect(follow(sending, answer, submitAgain).effects).toStrictEqual(sends(submission))
  })

  it('[M-089, M-132] stays the same attempt however often it fails', () => {
    expect(follow(failed, submitAgain, refused, submitAgain).effects).toStrictEqual(sends(submission))
  })

  it.each([
    { event: { type: 'name.type', name: 'Trần Mẫu' }, sent: { ...membership, name: 'Trần Mẫu' }, trap: '' },
    {
      event: { type: 'phone.type', phone: '0900000002' },
      sent: { ...membership, phone: '0900000002' },
      trap: '',
    },
    { event: { type: 'plan.choose', id: 2 }, sent: { ...membership, planTitle: 'Gói Deluxe' }, trap: '' },
    { event: { type: 'trap.fill', trap: 'x' }, sent: membership, trap: 'x' },
  ] as const)('[M-089, M-132] is a new attempt after $event.type', ({ event, sent, trap }) => {
    const edited = follow(failed, event)
    expect(edited.snapshot.value).toStrictEqual({ editing: 'failed' })
    expect(follow(edited, submitAgain).effects).toStrictEqual(
      sends({ registration: sent, attempt: nextAttempt, trap }),
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
  ] as const)('[M-089, M-132] stays the same attempt after $why', ({ edits }) => {
    expect(follow(failed, ...edits, submitAgain).effects).toStrictEqual(sends(submission))
  })

  it('[M-085, M-089] is kept at last', () => {
    expect(follow(failed, submitAgain, taken).snapshot.value).toStrictEqual({ editing: 'confirmed' })
  })

  it('[M-121] shows errors where the input was emptied', () => {
    expect(follow(failed, { type: 'name.type', name: '' }, submitAgain).snapshot.value).toStrictEqual({
      editing: 'rejected',
    })
  })
})

describe('a membership whose dialog is left while it is sent', () => {
  const left = follow(sending, close)
  const kept = follow(left, taken)
  const unsent = follow(left, refused)

  it('[A-48] is sent on, and the dialog is away', () => {
    expect(left.snapshot.value).toStrictEqual({ sending: 'left' })
    expect(left.snapshot.tags).toStrictEqual(new Set(['sending', 'away']))
    expect(left.snapshot.context).toStrictEqual(sending.snapshot.context)
    expect(left.effects).toStrictEqual([])
  })

  it('[A-48] is told of on the page once it is kept, until that is put away', () => {
    expect(kept.snapshot.value).toBe('kept')
    expect(kept.snapshot.tags).toStrictEqual(new Set(['away', 'succeeded']))
    expect(kept.effects).toStrictEqual(forgets)
    const dismissed = follow(kept, { type: 'notice.dismiss' })
    expect(dismissed.snapshot).toMatchObject({ value: 'closed', status: 'done' })
    expect(dismissed.effects).toStrictEqual([])
  })

  it.each([refused, actorFails('submitMembership')])(
    '[A-48] is told of on the page where it was not taken, with a way back to the input: %j',
    (answer) => {
      const failing = follow(left, answer)
      expect(failing.snapshot.value).toBe('unsent')
      expect(failing.snapshot.tags).toStrictEqual(new Set(['away', 'failed']))
      expect(failing.effects).toStrictEqual([])
      const reopened = follow(failing, { type: 'dialog.reopen' })
      expect(reopened.snapshot.value).toStrictEqual({ editing: 'failed' })
      expect(reopened.snapshot.context).toStrictEqual(sending.snapshot.context)
    },
  )

  it('[A-48, A-50] is sent under the same key after the way back', () => {
    expect(follow(unsent, { type: 'dialog.reopen' }, submitAgain).effects).toStrictEqual(sends(submission))
  })
})

describe('a membership whose answer was lost', () => {
  const other = { ...submission, registration: { ...submission.registration, name: 'Trần Mẫu' } }
  const open = rememberSubmission(rememberSubmission([], submission), { ...other, attempt: nextAttempt })
  const third = { type: 'membership.submit', attempt: { key: 'key-3', at: 3_000 }, open } as const

  it('[A-50] has its own key again after other content in between', () => {
    const edited = follow(failed, { type: 'name.type', name: 'Trần Mẫu' }, submitAgain, refused)
    expect(follow(edited, typeName, third).effects).toStrictEqual(sends(submission))
  })

  it('[A-50] has it in a dialog that was opened anew', () => {
    expect(follow(typed, third).effects).toStrictEqual(sends(submission))
  })

  it('[A-50] has another once it was acknowledged: a second one on purpose is a second row', () => {
    const again = { ...third, open: forgetSubmission(open, firstAttempt.key) }
    expect(follow(typed, again).effects).toStrictEqual(sends({ ...submission, attempt: again.attempt }))
  })
})

describe('the membership dialog as it is closed', () => {
  it.each([
    { why: 'nothing was entered', flow: fresh },
    { why: 'only white space was typed', flow: follow(fresh, { type: 'name.type', name: ' ' }) },
    { why: 'only a plan was chosen', flow: follow(fresh, { type: 'plan.choose', id: 2 }) },
    { why: 'it was submitted empty', flow: follow(fresh, submit) },
    { why: 'the membership was taken', flow: confirmed },
  ])('[M-090, A-30] closes at once where $why', ({ flow }) => {
    const next = follow(flow, close)
    expect(next.snapshot).toMatchObject({ value: 'closed', status: 'done' })
    expect(next.effects).toStrictEqual([])
  })

  it.each([typeName, typePhone])('[M-090, A-30] asks first after $type', (event) => {
    const next = follow(fresh, event, close)
    expect(next.snapshot).toMatchObject({ value: 'askingToDiscard', status: 'active' })
    expect(next.snapshot.tags).toStrictEqual(new Set(['asking']))
  })

  it.each([
    { state: 'fresh', flow: typed },
    { state: 'rejected', flow: rejected },
    { state: 'failed', flow: failed },
  ])('[M-090, A-30] stands exactly as before where the visitor stays: $state', ({ state, flow }) => {
    for (const stay of [cancel, close]) {
      const kept = follow(flow, close, stay)
      expect(kept.snapshot.value).toStrictEqual({ editing: state })
      expect(kept.snapshot.context).toStrictEqual(flow.snapshot.context)
      expect(kept.effects).toStrictEqual([])
    }
  })

  it('[M-089, A-30] still sends the same attempt after the visitor stayed', () => {
    expect(follow(failed, close, cancel, submitAgain).effects).toStrictEqual(sends(submission))
  })

  it('[M-090, A-30] closes where the visitor leaves what was typed', () => {
    const next = follow(asking, { type: 'discard.confirm' })
    expect(next.snapshot).toMatchObject({ value: 'closed', status: 'done' })
    expect(next.effects).toStrictEqual([])
  })
})

describe('the membership dialog in each state', () => {
  const edits = ['name.type', 'phone.type', 'plan.choose', 'consent.give', 'trap.fill']
  const whileEditing = [...edits, 'membership.submit', 'dialog.close']

  it.each([
    { state: 'fresh', flow: fresh, accepted: whileEditing },
    { state: 'rejected', flow: rejected, accepted: whileEditing },
    { state: 'failed', flow: failed, accepted: whileEditing },
    {
      state: 'confirmed',
      flow: confirmed,
      accepted: whileEditing.filter((event) => event !== 'membership.submit'),
    },
    { state: 'sending', flow: sending, accepted: ['dialog.close'] },
    { state: 'left', flow: follow(sending, close), accepted: [] },
    { state: 'kept', flow: follow(sending, close, taken), accepted: ['notice.dismiss'] },
    { state: 'unsent', flow: follow(sending, close, refused), accepted: ['dialog.reopen'] },
    { state: 'asking', flow: asking, accepted: ['dialog.close', 'discard.confirm', 'discard.cancel'] },
    { state: 'closed', flow: closed, accepted: [] },
  ])('[M-083, M-090] takes only $accepted while $state', ({ flow, accepted }) => {
    expect(
      acceptedEvents(flow, {
        'name.type': typeName,
        'phone.type': typePhone,
        'plan.choose': { type: 'plan.choose', id: 2 },
        'consent.give': { type: 'consent.give', given: false },
        'trap.fill': { type: 'trap.fill', trap: 'x' },
        'membership.submit': submit,
        'dialog.close': close,
        'dialog.reopen': { type: 'dialog.reopen' },
        'notice.dismiss': { type: 'notice.dismiss' },
        'discard.confirm': { type: 'discard.confirm' },
        'discard.cancel': cancel,
      }),
    ).toStrictEqual(accepted)
  })
})
