import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import { emptyAddressBook } from '../../../src/domain/address/address-book'
import { DistrictId } from '../../../src/domain/address/district'
import { ProvinceId } from '../../../src/domain/address/province'
import { orderDialogMachine } from '../../../src/domain/flows/order-dialog.machine'
import { productId } from '../../support/a-product'
import { acceptedEvents } from '../../support/accepted-events'
import { decoded } from '../../support/decoded'
import { actorDone, actorFails, follow, type Step, startFlow } from '../../support/flow'
import { smallAddressBook } from '../../support/small-address-book'

const province = (id: number) => decoded(ProvinceId.decode(id))
const district = (id: number) => decoded(DistrictId.decode(id))
const heart = { id: productId('sp-1'), title: 'Viên tim' }
const liver = { id: productId('sp-2'), title: 'Viên gan' }

const firstAttempt = { key: 'key-1', at: 1_000 }
const nextAttempt = { key: 'key-2', at: 2_000 }

const typeName = { type: 'name.type', name: ' Nguyễn Văn Mẫu ' } as const
const typePhone = { type: 'phone.type', phone: '0900000001' } as const
const chooseProvince = { type: 'province.choose', id: province(28) } as const
const chooseDistrict = { type: 'district.choose', id: district(327) } as const
const chooseHeart = { type: 'product.choose', product: heart, at: 10 } as const
const chooseLiver = { type: 'product.choose', product: liver, at: 20 } as const
const removeHeart = { type: 'product.remove', id: heart.id } as const
const refuseConsent = { type: 'consent.give', given: false } as const
const fillTrap = { type: 'trap.fill', trap: 'x' } as const
const submit = { type: 'order.submit', attempt: firstAttempt } as const
const submitAgain = { type: 'order.submit', attempt: nextAttempt } as const
const close = { type: 'dialog.close' } as const
const cancel = { type: 'discard.cancel' } as const

const bookArrives = actorDone('loadAddressBook', E.right(smallAddressBook))
const taken = actorDone('submitOrder', E.right(undefined))
const refused = actorDone('submitOrder', E.left({ tag: 'unreachable' as const }))

const cleared = {
  name: '',
  phone: '',
  provinceId: null,
  districtId: null,
  chosen: [],
  consent: true,
  trap: '',
}
const filled = {
  ...cleared,
  name: ' Nguyễn Văn Mẫu ',
  phone: '0900000001',
  provinceId: 28,
  districtId: 327,
  chosen: [{ ...heart, chosenAt: 10 }],
}
const order = {
  name: 'Nguyễn Văn Mẫu',
  phone: '0900000001',
  province: 'Hà Tĩnh',
  district: 'Thị xã Kỳ Anh',
  titles: ['Viên tim'],
}
const submission = { registration: order, attempt: firstAttempt, trap: '' }

const form = (state: string | object) => ({ open: { form: state, addressBook: 'ready' } })

const bookLoading = startFlow(orderDialogMachine, { preselected: null, openedAt: 5, consentAtStart: true })
const fresh = follow(bookLoading, bookArrives)
const ofDetail = follow(
  startFlow(orderDialogMachine, { preselected: liver, openedAt: 5, consentAtStart: true }),
  bookArrives,
)
const typed = follow(fresh, typeName, typePhone, chooseProvince, chooseDistrict, chooseHeart)
const rejected = follow(fresh, typeName, submit)
const sending = follow(typed, submit)
const failed = follow(sending, refused)
const confirmed = follow(sending, taken)
const asking = follow(typed, close)
const closed = follow(fresh, close)

describe('the order dialog as it opens', () => {
  it('[M-086] has nothing selected where it opens from the list, and asks for the places', () => {
    expect(bookLoading.snapshot.value).toStrictEqual({
      open: { form: { editing: 'fresh' }, addressBook: 'loading' },
    })
    expect(bookLoading.snapshot.tags).toStrictEqual(new Set())
    expect(bookLoading.snapshot.context).toStrictEqual({
      draft: cleared,
      cleared,
      book: { version: '', provinces: [], districts: [] },
      submission: O.none,
    })
    expect(bookLoading.effects).toStrictEqual([{ start: 'loadAddressBook', input: undefined }])
  })

  it('[M-086] has the product of the detail selected, since the opening', () => {
    expect(ofDetail.snapshot.value).toStrictEqual(form({ editing: 'fresh' }))
    expect(ofDetail.snapshot.context).toStrictEqual({
      draft: { ...cleared, chosen: [{ ...liver, chosenAt: 5 }] },
      cleared,
      book: smallAddressBook,
      submission: O.none,
    })
  })

  it('[M-086] starts without consent where a box has to be ticked', () => {
    const { context } = startFlow(orderDialogMachine, {
      preselected: null,
      openedAt: 5,
      consentAtStart: false,
    }).snapshot
    expect(context.draft).toStrictEqual({ ...cleared, consent: false })
    expect(context.cleared).toStrictEqual({ ...cleared, consent: false })
  })
})

describe('the places of the order dialog', () => {
  const failures = [
    { why: 'failed', answer: actorDone('loadAddressBook', E.left('unreachable')) },
    { why: 'broke', answer: actorFails('loadAddressBook') },
  ]
  const missing = follow(bookLoading, actorFails('loadAddressBook'))

  it('[M-082] are there once loaded, whatever was typed meanwhile', () => {
    const loaded = follow(bookLoading, typeName, bookArrives)
    expect(loaded.snapshot.value).toStrictEqual(form({ editing: 'fresh' }))
    expect(loaded.snapshot.context).toStrictEqual({
      draft: { ...cleared, name: typeName.name },
      cleared,
      book: smallAddressBook,
      submission: O.none,
    })
    expect(loaded.effects).toStrictEqual([])
  })

  it.each(failures)('[M-082] are missing where loading $why, and the form stays usable', ({ answer }) => {
    const without = follow(bookLoading, answer)
    expect(without.snapshot.value).toStrictEqual({
      open: { form: { editing: 'fresh' }, addressBook: 'missing' },
    })
    expect(without.snapshot.context.book).toStrictEqual(emptyAddressBook)
    expect(without.effects).toStrictEqual([])
    expect(follow(without, typeName).snapshot.context.draft.name).toBe(typeName.name)
  })

  it.each(failures)('[M-082] are asked for again after loading $why', ({ answer }) => {
    const again = follow(bookLoading, answer, { type: 'addressBook.retry' })
    expect(again.snapshot.value).toStrictEqual({
      open: { form: { editing: 'fresh' }, addressBook: 'loading' },
    })
    expect(again.effects).toStrictEqual([{ start: 'loadAddressBook', input: undefined }])
    expect(follow(again, bookArrives).snapshot.context.book).toStrictEqual(smallAddressBook)
  })

  it.each([
    { state: 'loading', flow: bookLoading, accepted: false },
    { state: 'missing', flow: missing, accepted: true },
    { state: 'ready', flow: fresh, accepted: false },
  ])('[M-082] are asked for again by hand only where missing, not while $state', ({ flow, accepted }) => {
    expect(flow.snapshot.can({ type: 'addressBook.retry' })).toBe(accepted)
  })

  it('[M-124] are needed to send: without them the form is not complete', () => {
    const next = follow(missing, typeName, typePhone, chooseProvince, chooseDistrict, chooseHeart, submit)
    expect(next.snapshot.matches({ open: { form: { editing: 'rejected' } } })).toBe(true)
    expect(next.effects).toStrictEqual([])
  })

  it('[M-082, M-090] are no longer waited for once the dialog closes', () => {
    const next = follow(bookLoading, close)
    expect(next.snapshot).toMatchObject({ value: 'closed', status: 'done' })
    expect(next.effects).toStrictEqual([{ stop: 'loadAddressBook' }])
  })
})

describe('what is entered', () => {
  it.each([
    { row: 'M-121', event: typeName, change: { name: ' Nguyễn Văn Mẫu ' } },
    { row: 'M-122', event: typePhone, change: { phone: '0900000001' } },
    { row: 'M-082', event: chooseProvince, change: { provinceId: 28 } },
    { row: 'M-082', event: chooseDistrict, change: { districtId: 327 } },
    { row: 'M-079', event: chooseHeart, change: { chosen: [{ ...heart, chosenAt: 10 }] } },
    { row: 'M-080', event: removeHeart, change: {} },
    { row: 'M-078', event: refuseConsent, change: { consent: false } },
    { row: 'M-078', event: fillTrap, change: { trap: 'x' } },
  ] as const)('[$row] stands in its field after $event.type, and no other changes', ({ event, change }) => {
    const changed = follow(fresh, event)
    expect(changed.snapshot.value).toStrictEqual(form({ editing: 'fresh' }))
    expect(changed.snapshot.context).toStrictEqual({
      draft: { ...cleared, ...change },
      cleared,
      book: smallAddressBook,
      submission: O.none,
    })
    expect(changed.effects).toStrictEqual([])
  })

  it('[M-082] loses the district with another province', () => {
    const { draft } = follow(typed, { type: 'province.choose', id: province(1) }).snapshot.context
    expect(draft).toStrictEqual({ ...filled, provinceId: 1, districtId: null })
  })

  it('[M-082] loses the district with no province', () => {
    const { draft } = follow(typed, { type: 'province.choose', id: null }).snapshot.context
    expect(draft).toStrictEqual({ ...filled, provinceId: null, districtId: null })
  })

  it('[M-082] keeps the district with the same province', () => {
    expect(follow(typed, chooseProvince).snapshot.context.draft).toStrictEqual(filled)
  })

  it('[M-082] may leave the district empty again', () => {
    const { draft } = follow(typed, { type: 'district.choose', id: null }).snapshot.context
    expect(draft).toStrictEqual({ ...filled, districtId: null })
  })
})

describe('the products of an order', () => {
  const chosenAfter = (...steps: ReadonlyArray<Step<typeof orderDialogMachine>>) =>
    follow(fresh, ...steps).snapshot.context.draft.chosen

  it('[M-079, M-107] stand in the order of choosing', () => {
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

describe('an order form that is not complete', () => {
  it.each([
    { row: 'M-121', missing: 'name', flow: follow(typed, { type: 'name.type', name: ' ' }) },
    { row: 'M-122', missing: 'phone', flow: follow(typed, { type: 'phone.type', phone: '' }) },
    { row: 'M-123', missing: 'valid phone', flow: follow(typed, { type: 'phone.type', phone: '09' }) },
    { row: 'M-124', missing: 'province', flow: follow(typed, { type: 'province.choose', id: null }) },
    { row: 'M-124', missing: 'district', flow: follow(typed, { type: 'district.choose', id: null }) },
    { row: 'M-125', missing: 'product', flow: follow(typed, removeHeart) },
    { row: 'M-078', missing: 'consent', flow: follow(typed, refuseConsent) },
  ])('[$row] shows its errors at submit and sends nothing: no $missing', ({ flow }) => {
    const next = follow(flow, submit)
    expect(next.snapshot.value).toStrictEqual(form({ editing: 'rejected' }))
    expect(next.snapshot.tags).toStrictEqual(new Set(['showsErrors']))
    expect(next.snapshot.context).toStrictEqual(flow.snapshot.context)
    expect(next.effects).toStrictEqual([])
  })

  it('[M-121..M-125] goes on showing them while it is mended, then sends', () => {
    const mended = follow(rejected, typePhone, chooseProvince, chooseDistrict, chooseHeart)
    expect(mended.snapshot.value).toStrictEqual(form({ editing: 'rejected' }))
    expect(mended.snapshot.context.draft).toStrictEqual(filled)
    expect(follow(mended, submit).effects).toStrictEqual([
      { start: 'submitOrder', input: O.some(submission) },
    ])
  })
})

describe('while an order is sent', () => {
  it('[M-083, M-106] sends exactly what was entered, once', () => {
    expect(sending.snapshot.value).toStrictEqual(form('sending'))
    expect(sending.snapshot.tags).toStrictEqual(new Set(['sending']))
    expect(sending.snapshot.context).toStrictEqual({
      draft: filled,
      cleared,
      book: smallAddressBook,
      submission: O.some(submission),
    })
    expect(sending.effects).toStrictEqual([{ start: 'submitOrder', input: O.some(submission) }])
  })

  it('[M-106, M-107] sends all products in the order of choosing, and what the trap caught', () => {
    expect(follow(typed, chooseLiver, fillTrap, submit).effects).toStrictEqual([
      {
        start: 'submitOrder',
        input: O.some({
          registration: { ...order, titles: ['Viên tim', 'Viên gan'] },
          attempt: firstAttempt,
          trap: 'x',
        }),
      },
    ])
  })

  it('[M-083] does not send twice', () => {
    const twice = follow(sending, submitAgain)
    expect(twice.snapshot.value).toStrictEqual(form('sending'))
    expect(twice.snapshot.context).toStrictEqual(sending.snapshot.context)
    expect(twice.effects).toStrictEqual([])
  })
})

describe('an order that was taken', () => {
  it('[M-084, A-27] says so with form and selections cleared', () => {
    expect(confirmed.snapshot.value).toStrictEqual(form({ editing: 'confirmed' }))
    expect(confirmed.snapshot.tags).toStrictEqual(new Set(['succeeded']))
    expect(confirmed.snapshot.context).toStrictEqual({
      draft: cleared,
      cleared,
      book: smallAddressBook,
      submission: O.none,
    })
    expect(confirmed.effects).toStrictEqual([])
  })

  it('[M-084, A-27] clears the preselected product as well', () => {
    const { snapshot } = follow(ofDetail, typeName, typePhone, chooseProvince, chooseDistrict, submit, taken)
    expect(snapshot.value).toStrictEqual(form({ editing: 'confirmed' }))
    expect(snapshot.context.draft).toStrictEqual(cleared)
  })

  it.each([typeName, typePhone, chooseProvince, chooseHeart, refuseConsent])(
    '[M-084, A-27] ends the message as new input comes: $type',
    (event) => {
      const next = follow(confirmed, event)
      expect(next.snapshot.value).toStrictEqual(form({ editing: 'fresh' }))
      expect(next.snapshot.tags).toStrictEqual(new Set())
    },
  )

  it('[M-084] keeps the message where only white space is typed', () => {
    expect(follow(confirmed, { type: 'name.type', name: ' ' }).snapshot.value).toStrictEqual(
      form({ editing: 'confirmed' }),
    )
  })

  it('[M-084] is sent anew for the next order, as another attempt', () => {
    const next = follow(
      confirmed,
      typeName,
      typePhone,
      chooseProvince,
      chooseDistrict,
      chooseLiver,
      submitAgain,
    )
    expect(next.effects).toStrictEqual([
      {
        start: 'submitOrder',
        input: O.some({
          registration: { ...order, titles: ['Viên gan'] },
          attempt: nextAttempt,
          trap: '',
        }),
      },
    ])
  })

  it('[M-121..M-125] shows errors where it is submitted with nothing entered', () => {
    expect(follow(confirmed, submitAgain).snapshot.value).toStrictEqual(form({ editing: 'rejected' }))
  })
})

describe('an order that was not taken', () => {
  const failures = [
    { why: 'the service cannot be reached', answer: refused },
    {
      why: 'the service refuses',
      answer: actorDone('submitOrder', E.left({ tag: 'refused' as const, status: 503, retryAfterMs: 1_000 })),
    },
    { why: 'sending broke', answer: actorFails('submitOrder') },
  ]

  it.each(failures)('[M-085, A-28] keeps the input where $why', ({ answer }) => {
    const next = follow(sending, answer)
    expect(next.snapshot.value).toStrictEqual(form({ editing: 'failed' }))
    expect(next.snapshot.tags).toStrictEqual(new Set(['failed']))
    expect(next.snapshot.context).toStrictEqual(sending.snapshot.context)
    expect(next.effects).toStrictEqual([])
  })

  it.each(failures)('[M-085, M-132] is sent again as the same attempt where $why', ({ answer }) => {
    expect(follow(sending, answer, submitAgain).effects).toStrictEqual([
      { start: 'submitOrder', input: O.some(submission) },
    ])
  })

  it('[M-085, M-132] stays the same attempt however often it fails', () => {
    expect(follow(failed, submitAgain, refused, submitAgain).effects).toStrictEqual([
      { start: 'submitOrder', input: O.some(submission) },
    ])
  })

  it('[M-079, M-132] stays the same attempt where a chosen product is chosen again', () => {
    expect(follow(failed, { ...chooseHeart, at: 30 }, submitAgain).effects).toStrictEqual([
      { start: 'submitOrder', input: O.some(submission) },
    ])
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
      event: { type: 'district.choose', id: district(325) },
      sent: { registration: { ...order, district: 'Huyện Kỳ Anh' } },
    },
    { event: chooseLiver, sent: { registration: { ...order, titles: ['Viên tim', 'Viên gan'] } } },
    { event: fillTrap, sent: { trap: 'x' } },
  ] as const)('[M-085, M-132] is a new attempt after $event.type', ({ event, sent }) => {
    const edited = follow(failed, event)
    expect(edited.snapshot.value).toStrictEqual(form({ editing: 'failed' }))
    expect(follow(edited, submitAgain).effects).toStrictEqual([
      { start: 'submitOrder', input: O.some({ ...submission, attempt: nextAttempt, ...sent }) },
    ])
  })

  it('[M-082, M-132] is a new attempt after another province and its district', () => {
    const edited = follow(
      failed,
      { type: 'province.choose', id: province(1) },
      { type: 'district.choose', id: district(1) },
    )
    expect(follow(edited, submitAgain).effects).toStrictEqual([
      {
        start: 'submitOrder',
        input: O.some({
          registration: { ...order, province: 'Hà Nội', district: 'Quận Ba Đình' },
          attempt: nextAttempt,
          trap: '',
        }),
      },
    ])
  })

  it('[M-080, M-132] is a new attempt after a product was exchanged', () => {
    const two = follow(typed, chooseLiver, submit, refused)
    expect(follow(two, removeHeart, submitAgain).effects).toStrictEqual([
      {
        start: 'submitOrder',
        input: O.some({
          registration: { ...order, titles: ['Viên gan'] },
          attempt: nextAttempt,
          trap: '',
        }),
      },
    ])
  })

  it.each([
    { why: 'a consent given again', edits: [{ type: 'consent.give', given: true }] },
    {
      why: 'a name typed over and back',
      edits: [{ type: 'name.type', name: 'Trần Mẫu' }, typeName],
    },
    { why: 'a product removed and chosen again', edits: [removeHeart, chooseHeart] },
  ] as const)('[M-085, M-132] stays the same attempt after $why', ({ edits }) => {
    expect(follow(failed, ...edits, submitAgain).effects).toStrictEqual([
      { start: 'submitOrder', input: O.some(submission) },
    ])
  })

  it('[M-085, M-132] stays the same attempt where the same province is chosen again', () => {
    const same = { type: 'province.choose', id: failed.snapshot.context.draft.provinceId } as const
    expect(follow(failed, same, submitAgain).effects).toStrictEqual([
      { start: 'submitOrder', input: O.some(submission) },
    ])
  })

  it('[M-084, M-085] is kept at last', () => {
    expect(follow(failed, submitAgain, taken).snapshot.value).toStrictEqual(form({ editing: 'confirmed' }))
  })

  it('[M-121] shows errors where the input was emptied', () => {
    expect(follow(failed, { type: 'name.type', name: '' }, submitAgain).snapshot.value).toStrictEqual(
      form({ editing: 'rejected' }),
    )
  })
})

describe('the order dialog as it is closed', () => {
  it.each([
    { why: 'nothing was entered', flow: fresh },
    { why: 'only white space was typed', flow: follow(fresh, { type: 'name.type', name: ' ' }) },
    { why: 'only products were chosen', flow: follow(ofDetail, chooseHeart) },
    { why: 'it was submitted empty', flow: follow(fresh, submit) },
    { why: 'the order was taken', flow: confirmed },
  ])('[M-090, A-30] closes at once where $why', ({ flow }) => {
    const next = follow(flow, close)
    expect(next.snapshot).toMatchObject({ value: 'closed', status: 'done' })
    expect(next.effects).toStrictEqual([])
  })

  it.each([typeName, typePhone, chooseProvince])('[M-090, A-30] asks first after $type', (event) => {
    const next = follow(fresh, event, close)
    expect(next.snapshot).toMatchObject({ value: form('askingToDiscard'), status: 'active' })
    expect(next.snapshot.tags).toStrictEqual(new Set(['asking']))
  })

  it.each([
    { state: 'fresh', flow: typed },
    { state: 'rejected', flow: rejected },
    { state: 'failed', flow: failed },
  ])('[M-090, A-30] stands exactly as before where the visitor stays: $state', ({ state, flow }) => {
    for (const stay of [cancel, close]) {
      const kept = follow(flow, close, stay)
      expect(kept.snapshot.value).toStrictEqual(form({ editing: state }))
      expect(kept.snapshot.context).toStrictEqual(flow.snapshot.context)
      expect(kept.effects).toStrictEqual([])
    }
  })

  it('[M-085, A-30] still sends the same attempt after the visitor stayed', () => {
    expect(follow(failed, close, cancel, submitAgain).effects).toStrictEqual([
      { start: 'submitOrder', input: O.some(submission) },
    ])
  })

  it('[M-090, A-30] closes where the visitor leaves what was typed', () => {
    const next = follow(asking, { type: 'discard.confirm' })
    expect(next.snapshot).toMatchObject({ value: 'closed', status: 'done' })
    expect(next.effects).toStrictEqual([])
  })
})

describe('the order dialog in each state', () => {
  const whileEditing = [
    'name.type',
    'phone.type',
    'province.choose',
    'district.choose',
    'product.choose',
    'product.remove',
    'consent.give',
    'trap.fill',
    'order.submit',
    'dialog.close',
  ]

  it.each([
    { state: 'fresh', flow: fresh, accepted: whileEditing },
    { state: 'rejected', flow: rejected, accepted: whileEditing },
    { state: 'failed', flow: failed, accepted: whileEditing },
    { state: 'confirmed', flow: confirmed, accepted: whileEditing },
    { state: 'sending', flow: sending, accepted: [] },
    { state: 'asking', flow: asking, accepted: ['dialog.close', 'discard.confirm', 'discard.cancel'] },
    { state: 'closed', flow: closed, accepted: [] },
  ])('[M-083, M-090] takes only $accepted while $state', ({ flow, accepted }) => {
    expect(
      acceptedEvents(flow, {
        'name.type': typeName,
        'phone.type': typePhone,
        'province.choose': chooseProvince,
        'district.choose': chooseDistrict,
        'product.choose': chooseLiver,
        'product.remove': removeHeart,
        'consent.give': refuseConsent,
        'trap.fill': fillTrap,
        'order.submit': submit,
        'addressBook.retry': { type: 'addressBook.retry' },
        'dialog.close': close,
        'discard.confirm': { type: 'discard.confirm' },
        'discard.cancel': cancel,
      }),
    ).toStrictEqual(accepted)
  })
})
