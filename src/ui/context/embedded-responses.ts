import * as O from 'fp-ts/Option'
import type * as TE from 'fp-ts/TaskEither'
import { createContext, useContext } from 'react'
import type { LoadFailure } from '../../ports/services'

/** Responses that the server embedded in a rendered page, so that the browser does not request them. */
export type EmbeddedResponses = {
  readonly find: (key: string) => O.Option<unknown>
  /** Whether the browser requests them again after showing them, as a hash route does (M-128, M-130, M-131). */
  readonly areRequestedAgain: boolean
  /** While the server renders, suspends what is rendered until the response is there. */
  readonly request: (key: string, load: () => TE.TaskEither<LoadFailure, unknown>) => void
}

export const NO_EMBEDDED_RESPONSES: EmbeddedResponses = {
  find: () => O.none,
  areRequestedAgain: false,
  request: () => {},
}

const EmbeddedResponsesContext = createContext<EmbeddedResponses>(NO_EMBEDDED_RESPONSES)

export const EmbeddedResponsesProvider = EmbeddedResponsesContext.Provider

/** The responses that came with the page, so that its screen needs no call of its own. */
export const useEmbeddedResponses = (): EmbeddedResponses => useContext(EmbeddedResponsesContext)
