import { createActorContext } from '@xstate/react'
import type { ReactNode } from 'react'
import {
  type RegistrationsContext,
  registrationsMachine,
  type Wanted,
} from '../../domain/flows/registrations.machine'
import type { OpenSubmissions } from '../../domain/registration/open-submissions'
import type { Submission } from '../../domain/registration/submission'

const Registrations = createActorContext(registrationsMachine)

/** Holds the registrations under way, and the submissions that nothing has acknowledged, as long as the page lives. */
export const RegistrationsStore = ({ children }: { readonly children: ReactNode }) => (
  <Registrations.Provider>{children}</Registrations.Provider>
)

/** Gives what opens a registration dialog. */
export const useStartRegistration = (): ((wanted: Wanted) => void) => {
  const actor = Registrations.useActorRef()
  return (wanted) => actor.send({ type: 'registration.start', wanted })
}

/** Gives the registrations under way, and what ends one. */
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

type Sent = { readonly submission: Submission<unknown> | null }

/** Gives the submissions that nothing has acknowledged, and the actions by which a dialog tells of its own. */
export const useOpenSubmissions = () => {
  const actor = Registrations.useActorRef()
  return {
    read: (): OpenSubmissions => actor.getSnapshot().context.open,
    actions: {
      remember: (_: unknown, { submission }: Sent) => {
        if (submission !== null) actor.send({ type: 'submission.send', submission })
      },
      forget: (_: unknown, { submission }: Sent) => {
        if (submission !== null) actor.send({ type: 'submission.acknowledge', key: submission.attempt.key })
      },
    },
  }
}
