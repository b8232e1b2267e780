import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import * as E from 'fp-ts/Either'
import type { DeskStore, ExportXlsx } from '../../ports/desk'
import { counted, workbookTable } from './export-table'
import { MOST_IN_A_WORKBOOK, TooManyRowsError, writeXlsx } from './write-xlsx'

/** Makes the workbook in memory. Rejects if the ledger cannot be read. */
export const createExportXlsx =
  ({ read }: DeskStore): ExportXlsx =>
  async (list) => {
    let rows = 0
    const output = new PassThrough()
    const bytes = buffer(output)
    const table = workbookTable(read, list)
    try {
      await writeXlsx(
        counted(table, (count) => {
          rows = count
        }),
        output,
      )
      output.end()
      return E.right({ bytes: await bytes, rows })
    } catch (error) {
      output.destroy()
      await bytes.catch(() => undefined)
      if (error instanceof TooManyRowsError) return E.left({ most: MOST_IN_A_WORKBOOK })
      throw error
    }
  }
