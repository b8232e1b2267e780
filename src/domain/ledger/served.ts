import type { Target } from '../registration/registration'

/** What pages of this installation named: a sheet by its id and name, or a version of the consent. */
export type Served = {
  readonly what: Target | 'consent'
  readonly id: string
  readonly name: string
}
