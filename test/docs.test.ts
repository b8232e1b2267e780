import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ADAPTER_ROOMS } from './support/dependency-rule'

const pathsIn = (text: string): ReadonlyArray<string> => [
  ...new Set(text.match(/\b(?:src|test|scripts|docs|content)\/[\w./-]+\w/g) ?? []),
]

describe('what README and docs name', () => {
  it.each(['README.md', 'docs/architecture.md', 'docs/performance.md', 'docs/mutation-survivors.md'])(
    'is there: %s',
    (page) => {
      expect(pathsIn(readFileSync(page, 'utf8')).filter((path) => !existsSync(path))).toStrictEqual([])
    },
  )

  it('is each room of the adapters, in the table of rooms', () => {
    const page = readFileSync('docs/architecture.md', 'utf8')
    const rows = [...page.matchAll(/^\| `src\/adapters\/([\w-]+)` \|/gm)].map(([, room = '']) => room)
    expect(rows.toSorted()).toStrictEqual(Object.keys(ADAPTER_ROOMS).toSorted())
    expect(
      globSync('src/adapters/*')
        .map((path) => path.replace('src/adapters/', ''))
        .toSorted(),
    ).toStrictEqual(rows.toSorted())
  })
})
