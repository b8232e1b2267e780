import { DAY_MS, type EpochMs } from '../time/epoch-ms'
import { nationalNumber } from './phone-spellings'

export const SAME_NUMBER_MS = 30 * DAY_MS

/** At most this many earlier and this many later ones are listed. */
const MOST_NAMED = 5

export type WithPhone = {
  readonly id: number
  readonly at: EpochMs
  readonly registration: { readonly phone: string }
}

const byNumber = <Row extends WithPhone>(
  rows: ReadonlyArray<Row>,
): ReadonlyMap<string, ReadonlyArray<Row>> => {
  const groups = new Map<string, Array<Row>>()
  for (const row of rows) {
    const number = nationalNumber(row.registration.phone)
    const group = groups.get(number)
    if (group === undefined) groups.set(number, [row])
    else group.push(row)
  }
  return groups
}

/** For each registration, the others with the same phone number within 30 days, oldest first. */
export const sameNumbers = <Row extends WithPhone>(
  rows: ReadonlyArray<Row>,
): ((row: Pick<Row, 'id'>) => ReadonlyArray<Row>) => {
  const named = new Map<number, ReadonlyArray<Row>>()
  for (const group of byNumber(rows).values()) {
    if (group.length === 1) continue
    const inTime = group.toSorted((a, b) => a.at - b.at)
    for (const [index, { id, at }] of inTime.entries()) {
      const near = [
        ...inTime.slice(Math.max(0, index - MOST_NAMED), index),
        ...inTime.slice(index + 1, index + 1 + MOST_NAMED),
      ]
      named.set(
        id,
        near.filter((other) => Math.abs(other.at - at) <= SAME_NUMBER_MS),
      )
    }
  }
  return ({ id }) => named.get(id) ?? []
}
