import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { REGISTRATION_FIELDS, REGISTRATION_PATHS } from '../../../domain/desk/desk-addresses'
import { readDeskList } from '../../../domain/desk/desk-list'
import { run } from '../../../domain/ledger/script'
import { appendHistory } from '../../../domain/ledger/staff/history'
import { EXPORT_NAMES } from '../../../domain/registration/target-names'
import {
  type DeskAnswer,
  type DeskDeps,
  type DeskRoute,
  type PendingAnswer,
  page,
  UNPROCESSABLE,
} from './desk-request'

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** The workbook of what a list shows. The history says who asked for it before it is made. */
export const exportRoute = ({ ledger, pages, exportXlsx }: DeskDeps): DeskRoute => ({
  method: 'POST',
  path: REGISTRATION_PATHS.exportXlsx,
  handle: ({ who, fields }) => {
    const target = fields.get(REGISTRATION_FIELDS.target) === 'members' ? 'members' : 'orders'
    const asked = readDeskList(target, fields)
    return pipe(
      ledger.change((at) => appendHistory({ who, command: `desk exported ${target}`, phone: null }, at)),
      TE.bindTo('id'),
      TE.bind('made', () => TE.fromTask(() => exportXlsx(asked))),
      TE.chain(({ id, made }): PendingAnswer => {
        if (E.isLeft(made)) return TE.right(page(pages.exportFailed({ who, ...made.left }), UNPROCESSABLE))
        const { bytes, rows } = made.right
        return pipe(
          ledger.change(() => run('countUse', { id, rows })),
          TE.map(
            (): DeskAnswer => ({ tag: 'file', name: `${EXPORT_NAMES[target]}.xlsx`, type: XLSX_TYPE, bytes }),
          ),
        )
      }),
    )
  },
})
