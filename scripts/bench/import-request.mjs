// The bytes of an import call, precomputed except for what changes, so that generating load costs little.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'

const { id, name } = JSON.parse(readFileSync('content/site.json', 'utf8')).sheets.members
const PATH = `/order-service/api/products/data/google-import?${new URLSearchParams({ id, range: name })}`
const HEAD = `POST ${PATH} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nIdempotency-Key: `

export const memberRow = (n) => [
  '=ROW()-1',
  'Trần Mẫu',
  `'09${String(n % 100_000_000).padStart(8, '0')}`,
  'Gói Deluxe',
  '20/11/2026 08:30:00',
]

export const importRequest = (n) => {
  const body = JSON.stringify([memberRow(n)])
  return `${HEAD}${randomUUID()}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
}
