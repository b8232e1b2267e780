import { HandlingState } from '../handling/handling'
import type { Target } from '../registration/registration'
import type { EpochMs } from '../time/epoch-ms'
import { readVietnamTime } from '../time/vietnam-time'
import { REGISTRATION_FIELDS } from './desk-addresses'

/**
 * The filter of a list of the desk; `day` as `2026-11-23`, in Vietnam, with its times of receipt, of which `to` is exclusive;
 * `before`: the last row of the previous page.
 */
export type DeskList = {
  readonly target: Target
  readonly state: HandlingState | null
  readonly day: string | null
  readonly from: EpochMs
  readonly to: EpochMs
  readonly before: { readonly at: EpochMs; readonly id: number } | null
}

/** Names of the parameters in addresses of lists. */
export const LIST_FIELDS = { state: REGISTRATION_FIELDS.state, day: 'ngay', before: 'truoc' } as const

const DAY = /^\d{4}-\d{2}-\d{2}$/
const BEFORE = /^(\d{1,15})-(\d{1,15})$/

type Get = { readonly get: (name: string) => string | null }

/** Reads the parameters of an address; omits those that cannot be read. */
export const readDeskList = (target: Target, fields: Get): DeskList => {
  const state = fields.get(LIST_FIELDS.state)
  const day = fields.get(LIST_FIELDS.day) ?? ''
  const span = DAY.test(day) ? readVietnamTime(day) : null
  const [, at, id] = BEFORE.exec(fields.get(LIST_FIELDS.before) ?? '') ?? []
  return {
    target,
    state: HandlingState.is(state) ? state : null,
    ...(span === null
      ? { day: null, from: 0, to: Number.MAX_SAFE_INTEGER }
      : { day, from: span.from, to: span.to + 1 }),
    before: at === undefined ? null : { at: Number(at), id: Number(id) },
  }
}

/** The parameters of the address of a list. */
export const listQuery = ({ state, day, before }: Pick<DeskList, 'state' | 'day' | 'before'>): string => {
  const query = [
    ...(state === null ? [] : [`${LIST_FIELDS.state}=${state}`]),
    ...(day === null ? [] : [`${LIST_FIELDS.day}=${day}`]),
    ...(before === null ? [] : [`${LIST_FIELDS.before}=${before.at}-${before.id}`]),
  ]
  return query.length === 0 ? '' : `?${query.join('&')}`
}

type Call = { readonly kept: { readonly id: number }; readonly state: HandlingState }

/**
 * The registration to call after `id`: the following one in the call list, or the first after the last. After a call that was not
 * answered it is the first one again, unless that one did not answer either. Null if there is no other registration.
 */
export const nextCall = <A extends Call>(calls: ReadonlyArray<A>, id: number): A | null => {
  const index = calls.findIndex(({ kept }) => kept.id === id)
  const first = calls.find(({ kept }) => kept.id !== id) ?? null
  const isPassedOver = calls[index]?.state === 'unanswered' && first?.state !== 'unanswered'
  return index < 0 || isPassedOver ? first : (calls[index + 1] ?? first)
}
