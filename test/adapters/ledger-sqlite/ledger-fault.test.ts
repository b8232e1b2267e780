import { describe, expect, it } from 'vitest'
import { explainContentFailure } from '../../../src/adapters/content/content-failure'
import { explainPostgresFault, toPostgresFault } from '../../../src/adapters/ledger-postgres/postgres-fault'
import { explainLedgerFault } from '../../../src/adapters/ledger-sqlite/ledger-fault'

describe('a folder in a message', () => {
  it('[P-009] is named by its whole path, because a relative one depends on where the command was typed', () => {
    expect(explainLedgerFault('./data', { tag: 'absent' })).toContain(`DATA_DIR ${process.cwd()}/data: `)
    expect(explainContentFailure('./content', { tag: 'unreadable', file: 'a', reason: 'b' })).toBe(
      `CONTENT_DIR ${process.cwd()}/content: không đọc được a. b`,
    )
  })
})

describe('a database without room', () => {
  it('[P-009] is told as such, whichever setting names it', () => {
    const full = toPostgresFault(Object.assign(new Error('no room'), { code: '53100' }))
    expect(explainPostgresFault('postgres://db/site', full)).toBe(
      'PostgreSQL db/site: đĩa của máy chủ cơ sở dữ liệu đã đầy.',
    )
  })
})
