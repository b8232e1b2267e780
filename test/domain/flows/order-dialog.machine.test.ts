import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import { orderDialogMachine } from '../../../src/domain/flows/order-dialog.machine'
import { productId } from '../../support/fixtures/a-product'
import { aFilledOrderDraft, anOrder, anOrderDraft } from '../../support/fixtures/an-order'
import { PLACES } from '../../support/fixtures/places'
import { actorDone, follow, type Step, startFlow } from '../../support/flows/flow'

const heart = { id: productId('sp-1'), title: 'Viên tim' }
const liver = { id: productId('sp-2'), title: 'Viên gan' }

const firstAttempt = { key: 'key-1', at: 1_000 }
const nextAttempt = { key: 'key-2', at: 2_000 }

const typeName = { type: 'name.type', name: ' Nguyễn Văn Mẫu ' } as const
const typePhone = { type: 'phone.type', phone: '0900000001' } as const
const chooseProvince = { type: 'province.choose', province: PLACES.haTinh } as const
const chooseDistrict = { type: 'district.choose', district: PLACES.kyAnhTown } as const
const chooseHeart = { type: 'product.choose', product: heart, at: 10 } as const
const chooseLiver = { type: 'product.choose', product: liver, at: 20 } as const
const removeHeart = { type: 'product.remove', id: heart.id } as const
const refuseConsent = { type: 'consent.give', given: false } as const
const fillHoneypot = { type: 'honeypot.fill', honeypot: 'x' } as const
const submit = { type: 'order.submit', attempt: firstAttempt } as const
const close = { type: 'dialog.close' } as const

const taken = actorDone('submitOrder', E.right(firstAttempt))
const refused = actorDone('submitOrder', E.left({ tag: 'unreachable' as const }))

const cleared = anOrderDraft()
const filled = aFilledOrderDraft()
const order = anOrder()
const submission = { registration: order, attempt: firstAttempt, honeypot: '', offers: false }
const submitAgain = { type: 'order.submit', attempt: nextAttempt } as const
const sends = (sent: object) => [{ start: 'submitOrder', input: O.some(sent) }]
const sentAgain = sends({ ...submission, attempt: nextAttempt })

const fresh = startFlow(orderDialogMachine, { preselected: null, openedAt: 5, consentAtStart: true })
const ofDetail = startFlow(orderDialogMachine, { preselected: liver, openedAt: 5, consentAtStart: true })
const typed = follow(fresh, typeName, typePhone, chooseProvince, chooseDistrict, chooseHeart)
const sending = follow(typed, submit)
const failed = follow(sending, refused)

describe('the order dialog when it opens', () => {
  it('[M-086] has nothing selected when it opens from the list', () => {
    expect(fresh.snapshot.value).toStrictEqual({ editing: 'fresh' })
    expect(fresh.snapshot.tags).toStrictEqual(new Set())
    expect(fresh.snapshot.context).toStrictEqual({
      draft: cleared,
      cleared,
      submission: O.none,
    })
    expect(fresh.effects).toStrictEqual([])
  })

  it('[M-086] has the product of the detail selected, since the opening', () => {
    expect(ofDetail.snapshot.value).toStrictEqual({ editing: 'fresh' })
    expect(ofDetail.snapshot.context).toStrictEqual({
      draft: { ...cleared, chosen: [{ ...liver, chosenAt: 5 }] },
      cleared,
      submission: O.none,
    })
  })

  it('[M-086] starts without consent if consent is a checkbox', () => {
    const { context } = startFlow(orderDialogMachine, {
      preselected: null,
      openedAt: 5,
      consentAtStart: false,
    }).snapshot
    expect(context.draft).toStrictEqual({ ...cleared, consent: false })
    expect(context.cleared).toStrictEqual({ ...cleared, consent: false })
  })
})

describe('input in the form', () => {
  it.each([
    { row: 'M-121', event: typeName, change: { name: ' Nguyễn Văn Mẫu ' } },
    { row: 'M-122', event: typePhone, change: { phone: '0900000001' } },
    { row: 'M-082', event: chooseProvince, change: { province: PLACES.haTinh } },
    { row: 'M-082', event: chooseDistrict, change: { district: PLACES.kyAnhTown } },
    { row: 'M-079', event: chooseHeart, change: { chosen: [{ ...heart, chosenAt: 10 }] } },
    { row: 'M-080', event: removeHeart, change: {} },
    { row: 'M-078', event: refuseConsent, change: { consent: false } },
    { row: 'M-078', event: fillHoneypot, change: { honeypot: 'x' } },
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

  it('[M-082] clears the district with another province', () => {
    const { draft } = follow(typed, { type: 'province.choose', province: PLACES.haNoi }).snapshot.context
    expect(draft).toStrictEqual({ ...filled, province: PLACES.haNoi, district: null })
  })

  it('[M-082] can clear the district again', () => {
    const { draft } = follow(typed, { type: 'district.choose', district: null }).snapshot.context
    expect(draft).toStrictEqual({ ...filled, district: null })
  })
})

describe('the products of an order', () => {
  const chosenAfter = (...steps: ReadonlyArray<Step<typeof orderDialogMachine>>) =>
    follow(fresh, ...steps).snapshot.context.draft.chosen

  it('[M-079, M-107] are in the order of choosing', () => {
    expect(chosenAfter(chooseLiver, { ...chooseHeart, at: 30 })).toStrictEqual([
      { ...liver, chosenAt: 20 },
      { ...heart, chosenAt: 30 },
    ])
    expect(chosenAfter(chooseLiver, chooseHeart)).toStrictEqual([
      { ...heart, chosenAt: 10 },
      { ...liver, chosenAt: 20 },
    ])
  })

  it('[M-079, M-107] come after the preselected one', () => {
    expect(follow(ofDetail, chooseHeart).snapshot.context.draft.chosen).toStrictEqual([
      { ...liver, chosenAt: 5 },
      { ...heart, chosenAt: 10 },
    ])
  })

  it('[M-080] lose the one that is removed, which can be chosen again', () => {
    const removed = follow(fresh, chooseHeart, chooseLiver, removeHeart)
    expect(removed.snapshot.context.draft.chosen).toStrictEqual([{ ...liver, chosenAt: 20 }])
    expect(removed.snapshot.can(chooseHeart)).toBe(true)
    expect(follow(removed, { ...chooseHeart, at: 30 }).snapshot.context.draft.chosen).toStrictEqual([
      { ...liver, chosenAt: 20 },
      { ...heart, chosenAt: 30 },
    ])
  })

  it('[M-079] cannot be chosen twice', () => {
    const again = { ...chooseHeart, at: 30 }
    expect(typed.snapshot.can(again)).toBe(false)
    expect(typed.snapshot.can(chooseLiver)).toBe(true)
    expect(chosenAfter(chooseHeart, again)).toStrictEqual([{ ...heart, chosenAt: 10 }])
  })

  it('[M-080, M-086] may lose the preselected one', () => {
    const { draft } = follow(ofDetail, { type: 'product.remove', id: liver.id }).snapshot.context
    expect(draft).toStrictEqual(cleared)
  })
})

describe('an incomplete order form', () => {
  it.each([
    { row: 'M-123', missing: 'valid phone', flow: follow(typed, { type: 'phone.type', phone: '09' }) },
    { row: 'M-124', missing: 'province', flow: follow(typed, { type: 'province.choose', province: null }) },
    { row: 'M-124', missing: 'district', flow: follow(typed, { type: 'district.choose', district: null }) },
    { row: 'M-125', missing: 'product', flow: follow(typed, removeHeart) },
  ])('[$row] shows its errors at submit and sends nothing: no $missing', ({ flow }) => {
    const next = follow(flow, submit)
    expect(next.snapshot.value).toStrictEqual({ editing: 'rejected' })
    expect(next.snapshot.tags).toStrictEqual(new Set(['showsErrors']))
    expect(next.snapshot.context).toStrictEqual(flow.snapshot.context)
    expect(next.effects).toStrictEqual([])
  })
})

describe('while an order is being sent', () => {
  it('[M-106, M-107] sends all products in the order of choosing, and the honeypot', () => {
    expect(follow(typed, chooseLiver, fillHoneypot, submit).effects).toStrictEqual(
      sends({
        registration: { ...order, titles: ['Viên tim', 'Viên gan'] },
        attempt: firstAttempt,
        honeypot: 'x',
        offers: false,
      }),
    )
  })
})

describe('an order that was accepted', () => {
  it('[M-084, A-27] clears the preselected product as well', () => {
    const { snapshot } = follow(ofDetail, typeName, typePhone, chooseProvince, chooseDistrict, submit, taken)
    expect(snapshot.value).toStrictEqual({ editing: 'confirmed' })
    expect(snapshot.context.draft).toStrictEqual(cleared)
  })
})

describe('an order that was not accepted', () => {
  it('[M-079, M-132] sends the same content when a chosen product is chosen again', () => {
    expect(follow(failed, { ...chooseHeart, at: 30 }, submitAgain).effects).toStrictEqual(sentAgain)
  })

  it.each([
    {
      event: { type: 'name.type', name: 'Trần Mẫu' },
      sent: { registration: { ...order, name: 'Trần Mẫu' } },
    },
    {
      event: { type: 'phone.type', phone: '0900000002' },
      sent: { registration: { ...order, phone: '0900000002' } },
    },
    {
      event: { type: 'district.choose', district: PLACES.kyAnhDistrict },
      sent: { registration: { ...order, district: 'Huyện Kỳ Anh' } },
    },
    { event: chooseLiver, sent: { registration: { ...order, titles: ['Viên tim', 'Viên gan'] } } },
    { event: fillHoneypot, sent: { honeypot: 'x' } },
  ] as const)('[M-085, M-132] sends other content after $event.type', ({ event, sent }) => {
    const edited = follow(failed, event)
    expect(edited.snapshot.value).toStrictEqual({ editing: 'failed' })
    expect(follow(edited, submitAgain).effects).toStrictEqual(
      sends({ ...submission, attempt: nextAttempt, ...sent }),
    )
  })

  it('[M-082, M-132] sends other content after another province and its district', () => {
    const edited = follow(
      failed,
      { type: 'province.choose', province: PLACES.haNoi },
      { type: 'district.choose', district: PLACES.baDinh },
    )
    expect(follow(edited, submitAgain).effects).toStrictEqual(
      sends({
        registration: { ...order, province: 'Hà Nội', district: 'Quận Ba Đình' },
        attempt: nextAttempt,
        honeypot: '',
        offers: false,
      }),
    )
  })

  it('[M-080, M-132] sends other content after a product was exchanged', () => {
    const two = follow(typed, chooseLiver, submit, refused)
    expect(follow(two, removeHeart, submitAgain).effects).toStrictEqual(
      sends({
        registration: { ...order, titles: ['Viên gan'] },
        attempt: nextAttempt,
        honeypot: '',
        offers: false,
      }),
    )
  })

  it.each([
    { why: 'a consent given again', edits: [{ type: 'consent.give', given: true }] },
    {
      why: 'a name typed over and back',
      edits: [{ type: 'name.type', name: 'Trần Mẫu' }, typeName],
    },
    { why: 'a product removed and chosen again', edits: [removeHeart, chooseHeart] },
  ] as const)('[M-085, M-132] sends the same content after $why', ({ edits }) => {
    expect(follow(failed, ...edits, submitAgain).effects).toStrictEqual(sentAgain)
  })

  it('[M-085, M-132] sends the same content when the same province is chosen again', () => {
    const same = { type: 'province.choose', province: failed.snapshot.context.draft.province } as const
    expect(follow(failed, same, submitAgain).effects).toStrictEqual(sentAgain)
  })
})

describe('the order dialog when it is closed', () => {
  it('[M-090, A-30] closes at once when only products were chosen', () => {
    const next = follow(ofDetail, chooseHeart, close)
    expect(next.snapshot).toMatchObject({ value: 'closed', status: 'done' })
  })

  it('[M-090, A-30] asks first after a province was chosen', () => {
    expect(follow(fresh, chooseProvince, close).snapshot.value).toBe('askingToDiscard')
  })
})
