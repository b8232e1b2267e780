import { readFileSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { createMemoryStore } from './support/memory/memory-store'

const HEAD = `-- The tables of a ledger as SQLite reports them after all migration steps (src/adapters/sql/tables-in.ts).
-- PostgreSQL has the same ones with BIGINT for most INTEGERs, and also lease, schema_version and two sequences.
-- Written by \`npx vitest run test/schema.test.ts -u\`; terms that differ are in the last table of glossary.md.
`

/** A table with a line for each column and condition, or an index in one line. */
const inLines = (sql: string): string => {
  const text = sql.replaceAll(/\s+/g, ' ').replaceAll(' ,', ',')
  if (!text.startsWith('CREATE TABLE')) return `${text};\n`
  const [start, end] = [text.indexOf('('), text.lastIndexOf(')')]
  const parts = text
    .slice(start + 1, end)
    .trim()
    .split(/, (?![^(]*\))/)
  return `\n${text.slice(0, start)}(\n  ${parts.join(',\n  ')}\n)${text.slice(end + 1)};\n`
}

const schemaOf = (db: DatabaseSync): string => {
  const found = db
    .prepare(
      "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%' ORDER BY tbl_name, type DESC, name",
    )
    .all()
  return `${HEAD}${found.map(({ sql }) => inLines(String(sql))).join('')}`
}

describe('docs/schema.sql', () => {
  it('has the present tables and indexes', async () => {
    await expect(schemaOf(createMemoryStore().db)).toMatchFileSnapshot('../docs/schema.sql')
  })

  it('differs once a migration step adds a column [control]', () => {
    const { db } = createMemoryStore()
    db.exec('ALTER TABLE halt ADD COLUMN more TEXT')
    const schema = schemaOf(db)
    expect(schema).toContain('\n  at INTEGER NOT NULL,\n  more TEXT\n')
    expect(schema).not.toBe(readFileSync('docs/schema.sql', 'utf8'))
  })
})
