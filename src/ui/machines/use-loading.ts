import { useMachine } from '@xstate/react'
import * as O from 'fp-ts/Option'
import type * as TE from 'fp-ts/TaskEither'
import { useEffect, useState } from 'react'
import { loadingMachine } from '../../domain/flows/loading.machine'
import { type Loaded, loadedKey } from '../../domain/routing/embedded-responses'
import type { LoadFailure } from '../../ports/services'
import { useAppContext } from '../context/app-context'
import { useEmbeddedResponses } from '../context/embedded-responses'
import { fromTaskEither } from './from-task-either'
import { loggingFailure } from './logging-failure'

export type Loading<Found> = { readonly found: Found; readonly status: 'loading' | 'loaded' | 'failed' }

type Options<What extends keyof Loaded, Empty> = {
  readonly what: What
  readonly load: (wanted: Loaded[What]['wanted']) => TE.TaskEither<LoadFailure, Loaded[What]['found']>
  readonly wanted: Loaded[What]['wanted']
  readonly empty: Empty
}

/** Loads what a screen shows. Failures are only logged; a response embedded in the page stays, with the status `failed` (M-133). */
export const useLoading = <What extends keyof Loaded, Empty>({
  what,
  load,
  wanted,
  empty,
}: Options<What, Empty>): Loading<Loaded[What]['found'] | Empty> => {
  const { logFailure } = useAppContext().ports
  const responses = useEmbeddedResponses()
  const [machine] = useState(() =>
    loadingMachine.provide({
      actors: {
        load: fromTaskEither<unknown, unknown, unknown>((input) =>
          loggingFailure(load(input as Loaded[What]['wanted']), (failure) => logFailure(what, failure)),
        ),
      },
    }),
  )
  const [{ known, start }] = useState(() => {
    const input = { wanted, empty }
    const key = loadedKey(what, wanted)
    const known = responses.find(key)
    if (O.isNone(known)) {
      responses.request(key, () => load(wanted))
      return { known, start: { input } }
    }
    const context = { ...input, found: known.value }
    return { known, start: { input, snapshot: machine.resolveState({ value: 'loaded', context }) } }
  })
  const [snapshot, send] = useMachine(machine, start)
  useEffect(() => {
    if (wanted !== snapshot.context.wanted) send({ type: 'content.want', wanted })
  }, [wanted, snapshot.context.wanted, send])
  const first = start.input.wanted
  const isRequestedAgain = responses.areRequestedAgain && O.isSome(known)
  // An effect, so that the browser first shows the page as it was rendered.
  useEffect(() => {
    if (isRequestedAgain) send({ type: 'content.want', wanted: first })
  }, [isRequestedAgain, first, send])
  const { value, context } = snapshot
  const status = wanted === context.wanted ? value : 'loading'
  const found = context.found as Loaded[What]['found'] | Empty
  if (O.isNone(known) || wanted !== first) return { found, status }
  if (status === 'failed') return { found: known.value as Loaded[What]['found'], status }
  return { found, status: found === known.value ? 'loaded' : status }
}
