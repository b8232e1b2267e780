import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { passing, type SendFailure } from '../../domain/delivery/batch'
import type { ReserveWrite } from '../../ports/delivery-store'
import type { AwaitTurn } from './call-sheets'

type TurnDeps = {
  readonly reserveWrite: ReserveWrite
  readonly wait: (ms: number) => Promise<void>
}

/** Waits until the next write to the service is due, so that all processes together stay below its limit. `wait` takes ms. */
export const createAwaitTurn = ({ reserveWrite, wait }: TurnDeps): AwaitTurn =>
  pipe(
    reserveWrite,
    TE.mapLeft(({ reason }): SendFailure => passing(reason)),
    TE.chainTaskK(
      ({ waitMs }) =>
        () =>
          wait(waitMs),
    ),
  )
