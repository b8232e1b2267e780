import { fromPromise, type NonReducibleUnknown } from 'xstate'

/** For the slot `name` of a machine until its user fills it: rejects with that name. */
export const placeholderActor = <Output, Input = NonReducibleUnknown>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(name)))
