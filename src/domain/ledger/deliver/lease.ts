import * as t from 'io-ts'
import type { EpochMs } from '../../time/epoch-ms'

/** In ms; then another process takes over. A call may outlast its lease: the marker in the sheet then prevents a second delivery. */
const LEASE_MS = 3_500

/** A lease that ends later than this, in ms, was written by a clock that has been set back since. */
const FURTHEST_MS = 60_000

/** Which process may deliver to a sheet, and until when. */
export const Lease = t.type({ holder: t.string, until: t.number })
export type Lease = t.TypeOf<typeof Lease>

export type LeaseRequest = { readonly holder: string; readonly at: EpochMs }

/** Whether a process may take work for the sheet: it holds the lease, or the lease has expired (P-007). */
export const mayTake = ({ holder, until }: Lease, asked: LeaseRequest): boolean =>
  holder === asked.holder || until <= asked.at || until > asked.at + FURTHEST_MS

/** Whether a process may call the service: no other process has held the lease since it took work (P-007). */
export const mayCall = ({ holder }: Lease, asked: LeaseRequest): boolean => holder === asked.holder

/** The lease of a process that was given work, or may call. */
export const leaseOf = ({ holder, at }: LeaseRequest): Lease => ({ holder, until: at + LEASE_MS })
