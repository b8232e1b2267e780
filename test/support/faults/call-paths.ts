import { readFileSync } from 'node:fs'
import { importUrlOf } from '../server/import-calls'

const { sheets } = JSON.parse(readFileSync('content/site.json', 'utf8'))

/** The addresses of the calls for the sheets of the delivered content. */
export const CALL_PATHS = {
  orders: importUrlOf(sheets.orders),
  members: importUrlOf(sheets.members),
  products: importUrlOf(sheets.products),
}
