import { nationalNumber } from '../phone/phone-spellings'

/** The rows of each person, by the national form of the phone number, both in the order of the rows. */
export const byPerson = <Row>(
  rows: ReadonlyArray<Row>,
  phoneOf: (row: Row) => string,
): ReadonlyMap<string, ReadonlyArray<Row>> => {
  const groups = new Map<string, Array<Row>>()
  for (const row of rows) {
    const person = nationalNumber(phoneOf(row))
    const group = groups.get(person)
    if (group === undefined) groups.set(person, [row])
    else group.push(row)
  }
  return groups
}
