import * as O from 'fp-ts/Option'
import type * as TE from 'fp-ts/TaskEither'
import { createContext, useContext } from 'react'
import type { LoadFailure } from '../../ports/load-failure'

/** Responses that the server embedded in a rendered page, so that the browser does not request them. */
export type Answers = {
  readonly find: (question: string) => O.Option<unknown>
  /** Whether the browser requests them all the same once they are shown, as a hash route does (M-128, M-130, M-131). */
  readonly areAskedAgain: boolean
  /** Used while the server renders: the response is available in the next pass. */
  readonly ask: (question: string, load: () => TE.TaskEither<LoadFailure, unknown>) => void
}

export const NO_ANSWERS: Answers = { find: () => O.none, areAskedAgain: false, ask: () => {} }

export const productsQuestion = (name: string): string => `products ${name}`

const AnswersContext = createContext<Answers>(NO_ANSWERS)

export const AnswersProvider = AnswersContext.Provider

export const useAnswers = (): Answers => useContext(AnswersContext)
