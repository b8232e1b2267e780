import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isInItsFile } from '../support/evidence/named-tests'
import { CHECKED, findingsOf, wayToBreak } from '../support/properties/explored'
import { type Aim, type Clause, clausesOf } from '../support/properties/property'
import { readProperties } from '../support/properties/read-properties'

const LONGEST_MS = 240_000

const shown = readProperties()

describe.each(CHECKED.map((checked) => ({ flow: checked.flow, checked })))('around $flow', ({ checked }) => {
  const rows = [...checked.properties, ...(checked.reach === undefined ? [] : [checked.reach])]
  const found = new Map<string, ReturnType<typeof findingsOf>[number]>()

  it.each(rows.map(({ row, says }) => ({ row, says })))(
    '[$row] $says',
    { timeout: LONGEST_MS },
    ({ row }) => {
      // One exploration answers for all rows of the model.
      if (found.size === 0) for (const finding of findingsOf(checked)) found.set(finding.row, finding)
      expect(found.get(row)?.broken).toBeNull()
      expect(found.get(row)?.variants.filter(({ broken }) => broken === null)).toStrictEqual([])
      // Else run `npm run diagrams`.
      expect(found.get(row)).toStrictEqual(shown.find((property) => property.row === row))
    },
  )

  const faults = rows.flatMap((stated) =>
    clausesOf<Clause<unknown, unknown> | Aim<unknown, unknown>>(stated).flatMap(([clause, part]) =>
      (part.also ?? []).map(({ says, model }) => ({
        row: stated.row,
        words: [clause, 'would not hold if', says].join(' ').trim(),
        part,
        model,
      })),
    ),
  )

  it.each(faults)('[$row] $words', ({ part, model }) => {
    expect(wayToBreak(part, model())).not.toBeNull()
  })

  // Whether they pass is asked of a whole run.
  it.each([...new Set(rows.flatMap(({ assumes = [] }) => assumes))])(
    'takes for granted what code keeps and tests show: $says',
    ({ keptBy, shownBy }) => {
      expect(existsSync(keptBy)).toBe(true)
      expect(shownBy.filter((named) => !isInItsFile(named))).toStrictEqual([])
    },
  )
})

describe('the properties', () => {
  it('are those of the pages, each with its own number', () => {
    const rows = CHECKED.flatMap(({ properties, reach }) => [
      ...properties.map(({ row }) => row),
      ...(reach === undefined ? [] : [reach.row]),
    ])
    expect(shown.map(({ row }) => row)).toStrictEqual(rows.toSorted())
    expect(new Set(rows).size).toBe(rows.length)
  })
})
