import { useMachine } from '@xstate/react'
import { disclosureMachine } from '../../domain/flows/disclosure.machine'

export type Disclosure = {
  readonly isOpen: boolean
  readonly open: () => void
  readonly close: () => void
  readonly toggle: () => void
}

/** Runs the machine of something that is open or closed; closed at first. */
export const useDisclosure = (): Disclosure => {
  const [snapshot, send] = useMachine(disclosureMachine)
  return {
    isOpen: snapshot.hasTag('open'),
    open: () => send({ type: 'disclosure.open' }),
    close: () => send({ type: 'disclosure.close' }),
    toggle: () => send({ type: 'disclosure.toggle' }),
  }
}
