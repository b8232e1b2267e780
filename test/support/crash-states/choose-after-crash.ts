import type { Choose } from './crash-file'

/** How much of what was not safe the disk wrote nevertheless: nothing, all, or a part. */
const SHARES_WRITTEN = [0, 0.1, 0.5, 0.9, 1]

/**
 * Takes numbers by chance and returns how one power cut chooses: the newest version for its share of things, any version for
 * the rest.
 */
export const chooseAfterCrash = (random: () => number): Choose => {
  const share = SHARES_WRITTEN[Math.floor(random() * SHARES_WRITTEN.length)] ?? 0
  return (choices) => (random() < share ? choices - 1 : share === 0 ? 0 : Math.floor(random() * choices))
}
