import type { Target } from '../domain/registration/registration'

/** The running delivery of registrations to a spreadsheet service. */
export type Delivery = {
  readonly stop: () => void
  readonly halted: () => ReadonlyArray<Target>
  /** The service's name as visitors are told; null where registrations stay here. */
  readonly recipient: string | null
}
