import { nationalNumber } from '../phone/phone-spellings'
import { DAY_MS, type EpochMs } from '../time/epoch-ms'

/** The rows of each person, by the national form of the phone number, both in the order of the rows. */
export const byPerson = <Row>(
  rows: ReadonlyArray<Row>,
  phoneOf: (row: Row) => string,
): ReadonlyMap<string, ReadonlyArray<Row>> => Map.groupBy(rows, (row) => nationalNumber(phoneOf(row)))

export const SAME_PHONE_MS = 30 * DAY_MS

/** The most earlier ones, and the most later ones, that are listed. */
const MOST_NAMED = 5

export type WithPhone = {
  readonly id: number
  readonly at: EpochMs
  readonly content: { readonly phone: string }
}

/** For each registration, the others with the same phone number within 30 days, oldest first. */
export const samePhones = <Row extends WithPhone>(
  rows: ReadonlyArray<Row>,
): ((row: Pick<Row, 'id'>) => ReadonlyArray<Row>) => {
  const othersById = new Map<number, ReadonlyArray<Row>>()
  for (const group of byPerson(rows, ({ content }) => content.phone).values()) {
    if (group.length === 1) continue
    const inTime = group.toSorted((a, b) => a.at - b.at)
    for (const [index, { id, at }] of inTime.entries()) {
      const near = [
        ...inTime.slice(Math.max(0, index - MOST_NAMED), index),
        ...inTime.slice(index + 1, index + 1 + MOST_NAMED),
      ]
      othersById.set(
        id,
        near.filter((other) => Math.abs(other.at - at) <= SAME_PHONE_MS),
      )
    }
  }
  return ({ id }) => othersById.get(id) ?? []
}
