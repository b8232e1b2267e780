import * as E from 'fp-ts/Either'
import { fromPromise, type NonReducibleUnknown } from 'xstate'

/** For the slot `name` of a machine until its user fills it: rejects with that name. */
export const placeholderActor = <Output, Input = NonReducibleUnknown>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(name)))

/** The guard of `answered`. */
export const isSuccess = (_: unknown, { output }: { readonly output: E.Either<unknown, unknown> }): boolean =>
  E.isRight(output)

const output = <A>({ event }: { readonly event: { readonly output: A } }) => ({ output: event.output })

/** The call of the actor `src`: a success is kept by the action `keep` and leads to `success`, all else to `failure`. */
export const answered = <Src extends string, Keep extends string>(
  src: Src,
  keep: Keep,
  success: string,
  failure: string,
) => {
  const guard = { type: 'isSuccess', params: output } as const
  const kept = { guard, target: success, actions: { type: keep, params: output } as const }
  return { id: src, src, onDone: [kept, { target: failure }], onError: { target: failure } }
}
