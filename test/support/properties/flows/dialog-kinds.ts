import type { AnyStateMachine } from 'xstate'
import { membershipDialogMachine } from '../../../../src/domain/flows/membership-dialog.machine'
import { orderDialogMachine } from '../../../../src/domain/flows/order-dialog.machine'

export type DialogKind = 'membership' | 'order'

type Event = { readonly type: string } & Readonly<Record<string, unknown>>

/** The events that put one of two values into a field. */
type Values = readonly [ReadonlyArray<Event>, ReadonlyArray<Event>]

type Dialog = {
  readonly machine: AnyStateMachine
  readonly submit: string
  readonly input: (consentAtStart: boolean) => unknown
  readonly wanted: unknown
  /** Every field whose value is part of what is sent. */
  readonly fields: Readonly<Record<string, Values>>
  /** What makes a form incomplete; a plan and the honeypot are always complete. */
  readonly emptied: Readonly<Record<string, ReadonlyArray<Event>>>
}

export const HA_NOI = { label: 'Hà Nội', value: 1 }
export const HA_TINH = { label: 'Hà Tĩnh', value: 42 }
export const BA_DINH = { label: 'Ba Đình', value: 1, province_id: 1, kind: 'quận' }
const HOAN_KIEM = { label: 'Hoàn Kiếm', value: 2, province_id: 1, kind: 'quận' }
const KY_ANH = { label: 'Kỳ Anh', value: 400, province_id: 42, kind: 'thị xã' }
const placed = (province: object, district: object): ReadonlyArray<Event> => [
  { type: 'province.choose', province },
  { type: 'district.choose', district },
]

const remove = (id: string): Event => ({ type: 'product.remove', id })
const NO_PRODUCT = [remove('sp-1'), remove('sp-2')]
const chosen = (...names: ReadonlyArray<string>): ReadonlyArray<Event> => [
  ...NO_PRODUCT,
  ...names.map((name, at) => ({
    type: 'product.choose',
    product: { id: `sp-${name}`, title: `Viên ${name}` },
    at,
  })),
]

const PERSON: Readonly<Record<string, Values>> = {
  name: [[{ type: 'name.type', name: 'Nguyễn A' }], [{ type: 'name.type', name: 'Nguyễn B' }]],
  phone: [[{ type: 'phone.type', phone: '0900000001' }], [{ type: 'phone.type', phone: '0900000002' }]],
}
const BESIDES: Readonly<Record<string, Values>> = {
  offers: [
    [{ type: 'consent.give', given: false, purpose: 'offers' }],
    [{ type: 'consent.give', given: true, purpose: 'offers' }],
  ],
  honeypot: [[{ type: 'honeypot.fill', honeypot: '' }], [{ type: 'honeypot.fill', honeypot: 'x' }]],
}
const PERSON_EMPTIED = {
  name: [{ type: 'name.type', name: '' }],
  phone: [{ type: 'phone.type', phone: '' }],
}

export const DIALOG_KINDS: Readonly<Record<DialogKind, Dialog>> = {
  membership: {
    machine: membershipDialogMachine,
    submit: 'membership.submit',
    input: (consentAtStart) => ({ planId: 1, consentAtStart }),
    wanted: { target: 'members', planId: 1 },
    fields: {
      ...PERSON,
      plan: [[{ type: 'plan.choose', id: 1 }], [{ type: 'plan.choose', id: 2 }]],
      ...BESIDES,
    },
    emptied: PERSON_EMPTIED,
  },
  order: {
    machine: orderDialogMachine,
    submit: 'order.submit',
    input: (consentAtStart) => ({ preselected: null, openedAt: 0, consentAtStart }),
    wanted: { target: 'orders', preselected: null },
    fields: {
      ...PERSON,
      province: [placed(HA_NOI, BA_DINH), placed(HA_TINH, KY_ANH)],
      district: [placed(HA_NOI, BA_DINH), placed(HA_NOI, HOAN_KIEM)],
      products: [chosen('1'), chosen('2')],
      'order of products': [chosen('1', '2'), chosen('2', '1')],
      ...BESIDES,
    },
    emptied: {
      ...PERSON_EMPTIED,
      province: [{ type: 'province.choose', province: null }],
      district: [{ type: 'district.choose', district: null }],
      products: NO_PRODUCT,
    },
  },
}

export const EVERY_FIELD = 'every field'
export const NO_FIELD = 'no field'

/** The events that fill in the first or the second of two contents, which differ in one field, in every field or in none. */
export const filledIn = (kind: DialogKind, differ: string, which: 0 | 1): ReadonlyArray<Event> => {
  const { fields } = DIALOG_KINDS[kind]
  const rest = Object.entries(fields).filter(([field]) => field !== differ)
  return [
    ...rest.flatMap(([, values]) => values[differ === EVERY_FIELD ? which : 0]),
    ...(fields[differ]?.[which] ?? []),
  ]
}

type Draft = Readonly<Record<string, unknown>>
const isBlank = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** What must be filled in, with a value; consent apart. A plan is always chosen, and without a province there is no district. */
const NEEDED: Readonly<Record<DialogKind, Draft>> = {
  membership: { name: 'Nguyễn C', phone: '0900000003' },
  order: {
    name: 'Nguyễn C',
    phone: '0900000003',
    district: BA_DINH,
    chosen: [{ id: 'sp-3', title: 'Viên 3', chosenAt: 0 }],
  },
}
const neededIn = (kind: DialogKind): ReadonlyArray<string> => Object.keys(NEEDED[kind])

export const isIncomplete = (kind: DialogKind, draft: Draft): boolean =>
  neededIn(kind).some((part) => isBlank(draft[part]))

/** Whether something that must be filled in was, and is blank now. */
export const isEmptied = (kind: DialogKind, before: Draft, after: Draft): boolean =>
  neededIn(kind).some((part) => !isBlank(before[part]) && isBlank(after[part]))

/** The draft with some value in one of its parts. */
export const withSome = <D extends Draft>(kind: DialogKind, draft: D, part: string): D => ({
  ...draft,
  [part]: NEEDED[kind][part],
})

const numbers = new Map<string, string>()

/** A short name of what the draft says, the same for the same: every field but consent, which is part of no row. */
export const contentIn = (kind: DialogKind, { consent: _, ...draft }: Draft): string => {
  const text = JSON.stringify([kind, draft])
  const name = numbers.get(text) ?? `content ${numbers.size + 1}`
  numbers.set(text, name)
  return name
}

type Sent = Readonly<Record<string, unknown>>
type Place = { readonly label: string }

const PLAN_TITLES: Readonly<Record<number, string>> = { 1: 'Gói Premium', 2: 'Gói Deluxe' }

const expected = (kind: DialogKind, draft: Draft): Sent =>
  kind === 'membership'
    ? { name: draft.name, phone: draft.phone, planTitle: PLAN_TITLES[draft.planId as number] }
    : {
        name: draft.name,
        phone: draft.phone,
        province: (draft.province as Place).label,
        titles: (draft.chosen as ReadonlyArray<{ readonly title: string }>).map(({ title }) => title),
      }

/** Whether a submission says what the draft says, field by field. */
export const saysTheSame = (
  kind: DialogKind,
  draft: Draft,
  {
    registration,
    honeypot,
    offers,
  }: { readonly registration: Sent; readonly honeypot: string; readonly offers: boolean },
): boolean =>
  honeypot === draft.honeypot &&
  offers === draft.offers &&
  (kind === 'membership' || String(registration.district).endsWith((draft.district as Place).label)) &&
  Object.entries(expected(kind, draft)).every(
    ([field, value]) => JSON.stringify(registration[field]) === JSON.stringify(value),
  )
