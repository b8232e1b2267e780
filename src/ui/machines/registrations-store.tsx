import { createActorContext } from '@xstate/react'
import type { ReactNode } from 'react'
import {
  type RegistrationsContext,
  registrationsMachine,
  type WantedRegistration,
} from '../../domain/flows/registrations.machine'

const Registrations = createActorContext(registrationsMachine)

/** Lives as long as the page. */
export const RegistrationsStore = ({ children }: { readonly children: ReactNode }) => (
  <Registrations.Provider>{children}</Registrations.Provider>
)

export const useStartRegistration = (): ((wanted: WantedRegistration) => void) => {
  const actor = Registrations.useActorRef()
  return (wanted) => actor.send({ type: 'registration.start', wanted })
}

/** The registrations under way; `end` removes one whose dialog is closed. */
export const useRegistrations = (): {
  readonly underWay: RegistrationsContext['underWay']
  readonly end: (id: number) => void
} => {
  const actor = Registrations.useActorRef()
  return {
    underWay: Registrations.useSelector(({ context }) => context.underWay),
    end: (id) => actor.send({ type: 'registration.end', id }),
  }
}
