import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readFlows } from '../../scripts/diagrams/flow-files'
import { QUESTIONS } from '../../scripts/diagrams/to-index'
import { toPages } from '../../scripts/diagrams/to-pages'
import { textsOf } from '../../src/domain/registration/form'
import { FORMS } from '../../src/domain/registration/registration'
import { isInItsFile } from '../support/evidence/named-tests'
import { readNamedCells } from '../support/evidence/read-named-cells'
import { STATED } from '../support/properties/explored'

const FOLDER = 'docs/flows'
const pages = toPages(STATED, readNamedCells())
const flows = readFlows().map((flow) => ({ name: flow.name, flow }))

const sourceOf = (file: string): string => readFileSync(`src/domain/flows/${file}.ts`, 'utf8')
const declaredIn = (source: string): string =>
  /type \w+Event(?:<.*>)? =([\s\S]*?)\n\n/.exec(source)?.[1] ?? ''
const eventsIn = (declared: string): ReadonlyArray<string> =>
  [...declared.matchAll(/type: '([^']+)'/g)].map(([, event]) => event ?? '')

/** The events named in the machine's own event type, the one thing of a machine that is gone at run time. */
const declaredEvents = (name: string): ReadonlyArray<string> => {
  const declared = declaredIn(sourceOf(`${name}.machine`))
  const sends = /DialogEvent<typeof \w+, '([^']+)'>/.exec(declared)?.[1]
  if (sends === undefined) return eventsIn(declared)
  const target = name === 'order-dialog' ? 'orders' : 'members'
  return [
    ...eventsIn(declared),
    sends,
    ...textsOf(FORMS[target]).map((text) => `${text.name}.type`),
    ...eventsIn(declaredIn(sourceOf('registration-states'))),
  ]
}

describe('the pages of the flows', () => {
  it.each([...pages.keys()])('match their machines: %s (otherwise run `npm run diagrams`)', (page) => {
    expect(existsSync(`${FOLDER}/${page}`)).toBe(true)
    expect(readFileSync(`${FOLDER}/${page}`, 'utf8')).toBe(pages.get(page))
  })

  it('belong to machines that exist', () => {
    expect(
      readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(md|svg)$/.test(file))
        .sort(),
    ).toStrictEqual([...pages.keys()].sort())
  })

  it('answer questions with properties and tests that exist', () => {
    const rows = STATED.map(({ row }) => row)
    for (const { shownBy, tests } of QUESTIONS) {
      expect(shownBy.length + tests.length).toBeGreaterThan(0)
      expect(rows).toStrictEqual(expect.arrayContaining([...shownBy]))
      expect(tests.filter((named) => !isInItsFile(named))).toStrictEqual([])
    }
  })

  it('contain no raw data', () => {
    for (const [page, text] of pages) if (page.endsWith('.md')) expect(text).not.toMatch(/[{[]"|":/)
  })

  it('name every flow of the specification', () => {
    expect(flows.map(({ name }) => name)).toStrictEqual(
      expect.arrayContaining([
        'app-loading',
        'disclosure',
        'image-gallery',
        'membership-dialog',
        'order-dialog',
        'popup',
        'scroller',
        'video-duration',
        'video-player',
      ]),
    )
  })
})

describe.each(flows)('the flow $name', ({ name, flow }) => {
  it('names the rows it implements', () => {
    expect(flow.rows.filter((row) => !row.startsWith('A-'))).not.toStrictEqual([])
  })

  it('has rules by example', () => {
    expect(existsSync(`test/domain/flows/${name}.machine.test.ts`)).toBe(true)
  })

  it('handles exactly the events that it declares', () => {
    const handled = flow.model.transitions.flatMap(({ trigger }) =>
      trigger.kind === 'event' ? [trigger.event] : [],
    )
    expect([...new Set(handled)].sort()).toStrictEqual([...declaredEvents(name)].sort())
  })
})
