import { parse } from 'csv-parse/sync'
import { runProgram } from './run-program'

/** The phone numbers of the exported members, in order. */
export const exportPhones = async (
  registrations: string,
  dataDir: string,
): Promise<ReadonlyArray<string>> => {
  const { ended } = runProgram(registrations, { words: ['export', 'members'], env: { DATA_DIR: dataDir } })
  const { out } = await ended
  return parse(out, { bom: true })
    .slice(1)
    .map((row) => row[2] ?? '')
}
