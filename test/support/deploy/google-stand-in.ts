// A program of its own: lays the key of the stand-in of Google at the path it is given, and says the stand-in's addresses.
import { readFileSync, writeFileSync } from 'node:fs'
import { KEY_FILE, startSheetsService } from '../stand-in-sheets/sheets-service'

const [, , keyFile = '', siteFile = ''] = process.argv
const { sheets } = JSON.parse(readFileSync(siteFile, 'utf8'))
const { rootUrl, tokenUrl } = await startSheetsService({
  [sheets.orders.id]: [sheets.orders.name],
  [sheets.members.id]: [sheets.members.name],
})
writeFileSync(keyFile, JSON.stringify(KEY_FILE))
console.log(`GOOGLE_SHEETS_ROOT_URL=${rootUrl}\nGOOGLE_OAUTH_TOKEN_URL=${tokenUrl}`)
