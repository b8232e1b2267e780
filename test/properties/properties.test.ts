import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isInItsFile } from '../support/evidence/named-tests'
import { explore } from '../support/properties/explore'
import { CHECKED, findingsOf } from '../support/properties/explored'
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
      expect(found.get(row)?.variant.broken).not.toBeNull()
      // Else run `npm run diagrams`.
      expect(found.get(row)).toStrictEqual(shown.find((property) => property.row === row))
    },
  )

  const faults = checked.properties.flatMap(({ row, isBroken, also = [] }) =>
    also.map(({ says, model }) => ({ row, says, isBroken, model })),
  )

  it.each(faults)('[$row] would not hold if $says', ({ isBroken, model }) => {
    expect(explore(model(), { properties: [isBroken] }).broken).not.toStrictEqual([null])
  })

  // Whether they pass is asked of a whole run.
  it.each(checked.assumes)(
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
