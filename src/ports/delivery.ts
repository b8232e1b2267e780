import type { Target } from '../domain/registration/registration'

export type Delivery = {
  readonly stop: () => void
  readonly halted: () => ReadonlyArray<Target>
  /** The recipient's name shown to visitors; null if registrations stay on this server. */
  readonly recipient: string | null
}
