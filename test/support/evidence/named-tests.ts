import { existsSync, readFileSync } from 'node:fs'
import type { NamedTest } from '../../../scripts/diagrams/shown-property'
import { QUESTIONS } from '../../../scripts/diagrams/to-index'
import { readProperties } from '../properties/read-properties'

/** Whether the file exists and has the title, or the part of it that is named. */
export const isInItsFile = ([file, title]: NamedTest): boolean =>
  existsSync(file) && readFileSync(file, 'utf8').includes(title)

/** The tests that the pages name: for what a property takes for granted, and for the answer to a question. */
export const readNamedTests = (): ReadonlyArray<NamedTest> => [
  ...readProperties().flatMap(({ assumes }) => assumes.flatMap(({ shownBy }) => shownBy)),
  ...QUESTIONS.flatMap(({ tests }) => tests),
]
