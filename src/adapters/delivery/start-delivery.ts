import { type ActorOptions, createActor } from 'xstate'
import { deliveryMachine } from '../../domain/flows/delivery.machine'
import { TARGETS, type Target } from '../../domain/registration/registration'
import type { DeliveryStore } from '../../ports/delivery-store'
import type { TargetSheets } from '../../ports/target-sheets'
import { deliveryActors } from './delivery-actors'

/** A running delivery, as the server sees it. `halted`: the targets whose sheets are halted. */
export type Delivery = {
  readonly stop: () => void
  readonly halted: () => ReadonlyArray<Target>
  /** The recipient's name shown to visitors; null if registrations stay on this server. */
  readonly recipient: string | null
}

type DeliveryDeps = {
  readonly store: DeliveryStore
  readonly sheets: Readonly<Record<Target, TargetSheets>>
  readonly recipient: string
  readonly onHalted: (target: Target) => void
  readonly clock?: ActorOptions<typeof deliveryMachine>['clock']
}

const startOne = ({ store, sheets, onHalted, clock }: DeliveryDeps, target: Target) => {
  const actor = createActor(
    deliveryMachine.provide({ actors: deliveryActors(target, store, sheets[target]) }),
    clock === undefined ? {} : { clock },
  )
  let wasHalted = false
  actor.subscribe((snapshot) => {
    const isHalted = snapshot.hasTag('halted')
    if (isHalted && !wasHalted) onHalted(target)
    if (isHalted || snapshot.matches('sending')) wasHalted = isHalted
  })
  actor.start()
  return { stop: () => actor.stop(), isHalted: () => actor.getSnapshot().hasTag('halted') }
}

/**
 * Starts a delivery loop for each target. `stop` does not wait for a call under way; `halted` lists the targets whose sheet
 * is halted.
 */
export const startDelivery = (deps: DeliveryDeps): Delivery => {
  const loops = TARGETS.map((target) => ({ target, ...startOne(deps, target) }))
  return {
    recipient: deps.recipient,
    stop: () => {
      for (const { stop } of loops) stop()
    },
    halted: () => loops.filter(({ isHalted }) => isHalted()).map(({ target }) => target),
  }
}
