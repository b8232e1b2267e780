import type * as E from 'fp-ts/Either'
import type { SheetColumn } from '../sheet-cell/sheet-column'
import type { EpochMs } from '../time/epoch-ms'
import type { FieldCell, Form, RegistrationOf } from './form'

export type Timed<Registration> = { readonly content: Registration; readonly at: EpochMs }

/** A column, as called with a whole registration or row. */
type AnyCell = FieldCell & {
  readonly write: (registration: object) => string
  readonly read: (cells: object, known: unknown) => E.Either<string, object>
}

/** The fields of a form that have a column, in their order. */
export const fieldCells = (form: Form): ReadonlyArray<readonly [name: string, cell: AnyCell]> =>
  Object.entries(form).flatMap(([name, { cell }]) =>
    cell === undefined ? [] : [[name, cell as AnyCell] as const],
  )

/** The headings of the columns of a form, by field. */
export const headingsOf = <F extends Form>(form: F) =>
  Object.fromEntries(fieldCells(form).map(([name, { heading }]) => [name, heading])) as {
    readonly [K in keyof F as F[K] extends { readonly cell: FieldCell } ? K : never]: string
  }

/** Decodes a stored record to a registration; fields that the record lacks are read as empty. */
export const keptRegistration =
  <F extends Form>(form: F) =>
  (record: Readonly<Record<string, unknown>>): RegistrationOf<F> =>
    Object.assign({}, ...fieldCells(form).map(([, { readKept }]) => readKept(record)))

export const ROW_NUMBER_COLUMN = 'rowNumber'
export const TIME_COLUMN = 'time'
export const PHONE_COLUMN = 'phone'

/** The columns of a sheet: row number, fields, time of sending (M-106, M-109). */
export const formColumns = <F extends Form>(
  form: F,
): ReadonlyArray<SheetColumn<Timed<RegistrationOf<F>>>> => [
  { name: ROW_NUMBER_COLUMN, heading: 'STT', kind: 'rowNumber' },
  ...fieldCells(form).map(([name, { heading, kind, write, isNew = false }]) => ({
    name,
    heading,
    kind,
    isNew,
    value: ({ content }: Timed<RegistrationOf<F>>) => write(content),
  })),
  { name: TIME_COLUMN, heading: 'Thời gian', kind: 'time', value: ({ at }) => at },
]
