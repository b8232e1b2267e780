import type { HandlingState } from '../../../src/domain/handling/handling'
import { first } from '../../../src/domain/ledger/script'
import { indexRegistrations } from '../../../src/domain/ledger/staff/desk-index'
import { takeStep } from '../../../src/domain/ledger/staff/take-step'
import type { EpochMs } from '../../../src/domain/time/epoch-ms'
import type { DeskStore } from '../../../src/ports/desk'
import { decoded } from '../decoded'

/** Nothing else in a ledger has this text. */
export const NOTE = 'ghi chú không thuộc hợp đồng'
export const PRICES = ['300.000đ', null]

/** Makes the steps to these states on a registration at a time, each with a note, the last price unknown. */
export const stepTo = async (
  { change, read }: DeskStore,
  { id, at }: { readonly id: number; readonly at: EpochMs },
  ...states: ReadonlyArray<HandlingState>
): Promise<void> => {
  decoded(await change(() => indexRegistrations({ after: id - 1, upTo: id }))())
  for (const state of states) {
    const handled = decoded(await read(() => first('handledOne', { id }))())
    const callAt = state === 'callLater' ? 9e12 : null
    const asked = { id, who: 'Trang', note: NOTE, state, callAt, seen: handled?.steps ?? 0, prices: PRICES }
    decoded(await change(() => takeStep(asked, at))())
  }
}
