import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { toProperties } from '../../scripts/diagrams/to-properties'
import { isInItsFile } from '../support/evidence/named-tests'
import { allFindings, CHECKED, findingsOf, STATED, wayToBreak } from '../support/properties/explored'
import { type Aim, type Clause, clausesOf } from '../support/properties/property'

const LONGEST_MS = 240_000

type Checked = (typeof CHECKED)[number]
const found = new Map<Checked, ReturnType<typeof findingsOf>>()

/** One exploration answers for all rows of a model. */
const findOnce = (checked: Checked): ReturnType<typeof findingsOf> => {
  const findings = found.get(checked) ?? findingsOf(checked)
  found.set(checked, findings)
  return findings
}

describe.each(CHECKED.map((checked) => ({ flow: checked.flow, checked })))('around $flow', ({ checked }) => {
  const rows = [...checked.properties, ...(checked.reach === undefined ? [] : [checked.reach])]
  it.each(rows.map(({ row, says }) => ({ row, says })))(
    '[$row] $says',
    { timeout: LONGEST_MS },
    ({ row }) => {
      const finding = findOnce(checked).find((each) => each.row === row)
      expect(finding?.broken).toBeNull()
      expect(finding?.variants.filter(({ broken }) => broken === null)).toStrictEqual([])
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
  it('have each its own number', () => {
    expect(new Set(STATED.map(({ row }) => row)).size).toBe(STATED.length)
  })

  it('are on their page as they were found here (otherwise run `npm run diagrams`)', {
    timeout: LONGEST_MS,
  }, () => {
    expect(readFileSync('docs/properties.md', 'utf8')).toBe(toProperties(allFindings(findOnce)))
  })
})
