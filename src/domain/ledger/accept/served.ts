import type { Target } from '../../registration/registration'

/** A value that pages of this installation were served with: a sheet's id and name, or a version of the consent text. */
export type Served = {
  readonly what: Target | 'consent'
  readonly id: string
  readonly name: string
}
