import { nationalNumber } from '../phone/phone-spellings'

/** The rows of each person, by the national form of the phone number, both in the order of the rows. */
export const byPerson = <Row>(
  rows: ReadonlyArray<Row>,
  phoneOf: (row: Row) => string,
): ReadonlyMap<string, ReadonlyArray<Row>> => Map.groupBy(rows, (row) => nationalNumber(phoneOf(row)))
