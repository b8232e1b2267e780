import { first, run } from '../../../src/domain/ledger/script'
import { indexRegistrations } from '../../../src/domain/ledger/staff/desk-index'
import { takeStep } from '../../../src/domain/ledger/staff/take-step'
import type { DeskStore } from '../../../src/ports/desk'
import { decoded } from '../decoded'
import { ARRIVED_AT } from './arrived'

/** Nothing else in a ledger has this text. */
export const noteOn = (id: number): string => `ghi chú về đăng ký số ${id}.`

/**
 * Adds registrations of these ids to the desk's index, and to each of them a call that nobody answered and, with a note,
 * another one to be made.
 */
export const handle = async ({ change }: DeskStore, ids: ReadonlyArray<number>): Promise<void> => {
  decoded(await change(() => indexRegistrations({ after: 0, upTo: Math.max(...ids) }))())
  for (const id of ids) {
    const step = {
      id,
      who: 'Trang',
      note: '',
      callAt: null,
      state: 'unanswered',
      seen: 0,
      prices: null,
    } as const
    const later = { ...step, note: noteOn(id), callAt: ARRIVED_AT + id, state: 'callLater', seen: 1 } as const
    for (const asked of [step, later]) decoded(await change((at) => takeStep(asked, at))())
  }
}

/** What the desk knows of a registration, with its steps. */
export const handlingOf = async ({ read }: DeskStore, id: number) => ({
  registration: decoded(await read(() => first('handledOne', { id }))()),
  steps: decoded(await read(() => run('stepsOf', { id }))()),
})
