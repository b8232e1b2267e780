import { randomBytes, randomInt } from 'node:crypto'

const LOWEST_NUMBER = 1_000_000
const HIGHEST_START = 1_000_000_000
const INSTALLATION_BYTES = 5

/** Random, so that two installations with one spreadsheet hardly ever use the same ids. */
export const firstBatchNumber = (): number => randomInt(LOWEST_NUMBER, HIGHEST_START)

/** Metadata ids in a spreadsheet are below 2^31. */
const HIGHEST_NUMBER = 2_000_000_000
const SHORTEST_LEAP = 1_000
const LONGEST_LEAP = 1_000_000

export const numberFarAbove = (highest: number): number =>
  highest > HIGHEST_NUMBER ? firstBatchNumber() : highest + randomInt(SHORTEST_LEAP, LONGEST_LEAP)

export const newInstallation = (): number => randomBytes(INSTALLATION_BYTES).readUIntBE(0, INSTALLATION_BYTES)

export const installationName = (installation: number): string => installation.toString(36)
