import * as t from 'io-ts'
import { literalsOf } from '../codec/literals-of'
import { Target } from '../registration/registration'
import type { EpochMs } from '../time/epoch-ms'

/** The number of registrations, and their lowest and highest ids. */
const IdRange = t.readonly(t.type({ count: t.number, first: t.number, last: t.number }))
type IdRange = t.TypeOf<typeof IdRange>

const Registered = t.readonly(
  t.intersection([
    t.type({
      tag: t.literal('registered'),
      orders: t.union([IdRange, t.null]),
      members: t.union([IdRange, t.null]),
    }),
    t.partial({ references: t.readonlyArray(t.string) }),
  ]),
)
export type Registered = t.TypeOf<typeof Registered>

const Trouble = t.keyof({ halted: null, stalled: null })
export type Trouble = t.TypeOf<typeof Trouble>

export const TROUBLES = literalsOf(Trouble)

/** `sheet`: the target whose sheet it is, under its name in stored notices and in webhooks. */
const SheetTrouble = t.readonly(t.type({ tag: Trouble, sheet: Target, since: t.number }))

/** The content of a notice: new registrations by target and id, a halted or stalled sheet. Contains no personal data. */
export const NoticeContent = t.union([Registered, SheetTrouble])
export type NoticeContent = t.TypeOf<typeof NoticeContent>

export const Channel = t.keyof({ webhook: null, mail: null })
export type Channel = t.TypeOf<typeof Channel>

export const CHANNELS = literalsOf(Channel)

/** The kind of a notice: a pending one of the same kind is updated instead of queuing another. */
export const contentKind = (content: NoticeContent): string =>
  content.tag === 'registered' ? content.tag : `${content.tag} ${content.sheet}`

type Arrived = { readonly id: number; readonly target: Target }

const idRangeOf = (arrived: ReadonlyArray<Arrived>, wanted: Target): IdRange | null => {
  const ids = arrived.filter(({ target }) => target === wanted).map(({ id }) => id)
  return ids.length === 0
    ? null
    : {
        count: ids.length,
        first: ids.reduce((a, b) => Math.min(a, b)),
        last: ids.reduce((a, b) => Math.max(a, b)),
      }
}

/** The most references that a notice names. */
export const MOST_REFERENCES = 5

/** `references`: of those that arrived, if staff have a desk to open them at. */
export const registeredContent = (
  arrived: ReadonlyArray<Arrived>,
  references: ReadonlyArray<string> = [],
): Registered => ({
  tag: 'registered',
  orders: idRangeOf(arrived, 'orders'),
  members: idRangeOf(arrived, 'members'),
  ...(references.length === 0 ? {} : { references }),
})

const sumRanges = (a: IdRange | null, b: IdRange | null): IdRange | null => {
  if (a === null || b === null) return a ?? b
  return { count: a.count + b.count, first: Math.min(a.first, b.first), last: Math.max(a.last, b.last) }
}

/** Merges new registrations into the pending notice; any other notice is replaced. */
export const mergedContent = (former: NoticeContent, content: NoticeContent): NoticeContent => {
  if (former.tag !== 'registered' || content.tag !== 'registered') return content
  const references = [...(former.references ?? []), ...(content.references ?? [])].slice(0, MOST_REFERENCES)
  return {
    ...content,
    orders: sumRanges(former.orders, content.orders),
    members: sumRanges(former.members, content.members),
    ...(references.length === 0 ? {} : { references }),
  }
}

/** One notice on one channel; its content no longer changes once it has been claimed. */
export type Notice = {
  readonly id: string
  readonly channel: Channel
  readonly at: EpochMs
  readonly content: NoticeContent
  readonly tries: number
}

export type NoticeSettings = {
  readonly channels: ReadonlyArray<Channel>
  readonly isDelivering: boolean
  /** Whether notices name references, which staff open at their desk. */
  readonly hasDesk?: boolean
}
