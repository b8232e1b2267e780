const SECONDS_PER_MINUTE = 60

/** Converts seconds to whole minutes; 0 if the length is NaN, infinite or negative (M-103, A-36). */
export const durationMinutes = (seconds: number): number =>
  Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds / SECONDS_PER_MINUTE)) : 0
