import type { EpochMs } from './epoch-ms'
import type { FieldCell, Form, RegistrationOf } from './form'
import type { SheetColumn } from './sheet-column'

export type Recorded<Registration> = { readonly registration: Registration; readonly at: EpochMs }

export const fieldCells = (form: Form): ReadonlyArray<readonly [name: string, cell: FieldCell]> =>
  Object.entries(form).flatMap(([name, { cell }]) => (cell === undefined ? [] : [[name, cell] as const]))

/** The columns of a sheet: row number, fields, time of sending (M-106, M-109). */
export const formColumns = <F extends Form>(
  form: F,
): ReadonlyArray<SheetColumn<Recorded<RegistrationOf<F>>>> => [
  { heading: 'STT', kind: 'rowNumber' },
  ...fieldCells(form).map(([, { heading, kind, write }]) => ({
    heading,
    kind,
    value: ({ registration }: Recorded<RegistrationOf<F>>) => write(registration as never),
  })),
  { heading: 'Thời gian', kind: 'time', value: ({ at }) => at },
]
