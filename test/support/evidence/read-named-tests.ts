import type { NamedTest } from '../../../scripts/diagrams/shown-property'
import { QUESTIONS } from '../../../scripts/diagrams/to-index'
import { STATED } from '../properties/explored'

/** The tests that the pages name: for what a property takes for granted, and for the answer to a question. */
export const readNamedTests = (): ReadonlyArray<NamedTest> => [
  ...STATED.flatMap(({ assumes }) => assumes.flatMap(({ shownBy }) => shownBy)),
  ...QUESTIONS.flatMap(({ tests }) => tests),
]
