import type { Target } from '../domain/registration/registration'

export type Delivery = {
  readonly stop: () => void
  readonly halted: () => ReadonlyArray<Target>
  /** The name that visitors read; null where registrations stay here. */
  readonly recipient: string | null
}
