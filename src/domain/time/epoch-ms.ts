/** Milliseconds since 1970-01-01 UTC. */
export type EpochMs = number

export const DAY_MS = 86_400_000
