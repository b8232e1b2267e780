import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as t from 'io-ts'
import type { FoundRegistration } from '../../domain/registration/arrived-registration'
import { Target } from '../../domain/registration/registration'
import { StoredRow, toKeptRegistration } from './to-kept-registration'

/** A row of either table; `isTrapped` is 0 or 1 where the database has no truth values. */
const FoundRow = t.intersection([
  StoredRow,
  t.strict({
    target: Target,
    consentVersion: t.union([t.string, t.null]),
    isTrapped: t.number,
  }),
])

/** The columns a found row is decoded from, for one of the two tables. */
const foundColumns = (table: 'registration' | 'quarantine', parameter: string): string => `
  SELECT id, target, phone, record, received_at AS at, consent_version AS "consentVersion",
    ${table === 'quarantine' ? 1 : 0} AS "isTrapped"
  FROM ${table} WHERE phone = ${parameter}`

/** Takes how the statement names its one parameter, gives the statement that finds what is kept of a phone number. */
export const findByPhoneStatement = (parameter: string): string => `
  SELECT * FROM (${foundColumns('registration', parameter)}
    UNION ALL ${foundColumns('quarantine', parameter)}) AS found
  ORDER BY "isTrapped", id`

/** Takes a row that the statement found, gives the registration. */
export const toFoundRegistration = (row: unknown): t.Validation<FoundRegistration> =>
  pipe(
    FoundRow.decode(row),
    E.chain(({ target, consentVersion, isTrapped, ...stored }) =>
      pipe(
        toKeptRegistration(target, stored),
        E.map((kept) => ({ ...kept, consentVersion, isTrapped: isTrapped === 1 })),
      ),
    ),
  )
