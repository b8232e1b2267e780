import type { Target } from '../../domain/registration/registration'
import type { OpenSheet } from '../../ports/delivery-store'
import { run, type Script } from './script'

const sheetId = (target: Target, { spreadsheet, tab }: OpenSheet): string =>
  `${target} ${spreadsheet} #${tab}`

/** Records that the sheet takes rows, and that the batch is sent to it, before it is sent. */
export function* noteSheet(target: Target, sheet: OpenSheet, batchId: number): Script<void> {
  const id = sheetId(target, sheet)
  yield* run('insertSheet', { id, target, ...sheet })
  const { spreadsheet, name } = sheet
  for (const former of yield* run('replaceNamed', { target, spreadsheet, name }))
    yield* run('moveRemovals', { from: former.id, to: id })
  yield* run('noteSent', { id: batchId, spreadsheet })
}
