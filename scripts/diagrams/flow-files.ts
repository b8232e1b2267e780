import type { AnyStateMachine } from 'xstate'
import type { FlowModel } from './flow-model'
import { readFlowModel } from './read-flow-model'

/** `name` is the file name without `.machine.ts`; `rows` are the rows named in the machine's doc comment. */
export type Flow = {
  readonly name: string
  readonly machine: AnyStateMachine
  readonly model: FlowModel
  readonly about: string
  readonly rows: ReadonlyArray<string>
}

const machines = import.meta.glob<Record<string, unknown>>('../../src/domain/flows/*.machine.ts', {
  eager: true,
})
const sources = import.meta.glob<string>('../../src/domain/flows/*.machine.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
})

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'root' in value && 'implementations' in value

const ROW_RANGE = /([MAP])-(\d+)(?:\.\.[MAP]-(\d+))?/g

const rowsIn = (text: string): ReadonlyArray<string> =>
  [...text.matchAll(ROW_RANGE)].flatMap(([, letter = '', first = '', last = first]) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_, step) => {
      const width = letter === 'A' ? 2 : 3
      return `${letter}-${String(Number(first) + step).padStart(width, '0')}`
    }),
  )

const docOf = (source: string): string => {
  const doc = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const \w+Machine\b/.exec(source)?.[1]
  if (doc === undefined) throw new Error('a machine without a doc above it')
  return doc
    .replace(/\s*\*\s?/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Throws if a file exports no machine. */
export const readFlows = (): ReadonlyArray<Flow> =>
  Object.entries(machines)
    .map(([path, exported]) => {
      const name = /([^/]+)\.machine\.ts$/.exec(path)?.[1] ?? path
      const machine = Object.values(exported).find(isMachine)
      if (machine === undefined) throw new Error(`${name}: no machine is exported`)
      const doc = docOf(sources[path] ?? '')
      return {
        name,
        machine,
        model: readFlowModel(machine),
        about: doc.replace(/\s*\([MA]-[^)]*\)/g, ''),
        rows: rowsIn(doc),
      }
    })
    .sort((a, b) => a.name.localeCompare(b.name))
