import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { KEY_FILE, startSheetsService } from '../stand-in-sheets/sheets-service'
import { createTempDir } from '../temp-dir'

const { sheets } = JSON.parse(readFileSync('content/site.json', 'utf8'))

/**
 * Starts a stand-in of the service with the site's spreadsheets; returns what leads a process there, and the phones in the
 * members' sheet.
 */
export const startSiteSheets = async () => {
  const names = [sheets.orders, sheets.members]
  const service = await startSheetsService(
    Object.fromEntries(
      names.map(({ id }) => [id, names.filter((sheet) => sheet.id === id).map(({ name }) => name)]),
    ),
  )
  onTestFinished(service.stop)
  const keyFile = join(await createTempDir(), 'key.json')
  writeFileSync(keyFile, JSON.stringify(KEY_FILE))
  const env = {
    GOOGLE_SERVICE_ACCOUNT_FILE: keyFile,
    GOOGLE_SHEETS_ROOT_URL: service.rootUrl,
    GOOGLE_OAUTH_TOKEN_URL: service.tokenUrl,
  }
  const phones = () =>
    service
      .book(sheets.members.id)
      .rowsOf(sheets.members.name)
      .map((row) => row[2] ?? '')
  return { ...service, env, phones }
}
