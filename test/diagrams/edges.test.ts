import { describe, expect, it } from 'vitest'
import { readFlows } from '../../scripts/diagrams/flow-files'
import { toPages } from '../../scripts/diagrams/to-pages'
import { readNamedCells } from '../support/evidence/read-named-cells'
import { STATED } from '../support/properties/explored'

type Config = {
  readonly on?: Record<string, unknown>
  readonly after?: Record<string, unknown>
  readonly always?: unknown
  readonly invoke?: { readonly src: string; readonly onDone?: unknown; readonly onError?: unknown }
  readonly states?: Record<string, Config>
}
type Written = { readonly guard?: string | { readonly type: string }; readonly target?: string }

const listed = (written: unknown): ReadonlyArray<Written> => {
  if (written === undefined) return []
  return (Array.isArray(written) ? written : [written]) as ReadonlyArray<Written>
}

const edge =
  (from: string, event: string) =>
  ({ guard, target }: Written, index: number, { length }: ReadonlyArray<Written>): string => {
    const name = typeof guard === 'object' ? guard.type : (guard ?? (index > 0 ? 'otherwise' : ''))
    const place = length > 1 ? `${index + 1}. ${name}` : name
    return `${from} | ${event} | ${place} | ${target === undefined ? 'stays' : 'leaves'}`
  }

/** An actor's answer is told by the actor, where a state inside the one that runs it takes it as well. */
const told = (event: string): string =>
  event
    .replace(/^xstate\.done\.actor\.(.+)$/, '$1 answers')
    .replace(/^xstate\.error\.actor\.(.+)$/, '$1 breaks')

/** Every edge as it stands in the machine's source, read without XState. */
const edgesOf = (config: Config, path: ReadonlyArray<string>, root: string): ReadonlyArray<string> => {
  const from = path.length === 0 ? root : path.join('.')
  const of = (event: string, written: unknown) => listed(written).map(edge(from, event))
  return [
    ...Object.entries(config.on ?? {}).flatMap(([event, written]) => of(told(event), written)),
    ...Object.entries(config.after ?? {}).flatMap(([delay, written]) => of(`after ${delay}`, written)),
    ...of('at once', config.always),
    ...of(`${config.invoke?.src} answers`, config.invoke?.onDone),
    ...of(`${config.invoke?.src} breaks`, config.invoke?.onError),
    ...Object.entries(config.states ?? {}).flatMap(([key, child]) => edgesOf(child, [...path, key], root)),
  ]
}

/** Every edge as it stands on the page. */
const edgesOnPage = (page: string): ReadonlyArray<string> =>
  (page.split('## Transitions')[1] ?? '')
    .split('\n## ')[0]
    ?.split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => {
      const [, from = '', event = '', guard = '', to = ''] = line
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim().replaceAll('`', ''))
      return `${from} | ${event.replace(/ \(\d+ ms\)$/, '')} | ${guard.replace(/\(.*\)$/, '')} | ${to === '' ? 'stays' : 'leaves'}`
    }) ?? []

const pages = toPages(STATED, readNamedCells())

describe('the transitions on a page', () => {
  it.each(readFlows().map(({ name, machine }) => ({ name, machine })))(
    'are exactly those of the machine: $name',
    ({ name, machine }) => {
      const written = edgesOf(machine.config as Config, [], `#${machine.id}`)
      expect(written.length).toBeGreaterThan(1)
      expect([...edgesOnPage(pages.get(`${name}.md`) ?? '')].sort()).toStrictEqual([...written].sort())
    },
  )
})
