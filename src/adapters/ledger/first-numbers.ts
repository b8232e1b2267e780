import { randomBytes, randomInt } from 'node:crypto'

const LOWEST_NUMBER = 1_000_000
const HIGHEST_START = 1_000_000_000
const INSTALLATION_BYTES = 5

/** Gives the first batch's number: high and at random, so that two installations of one spreadsheet hardly ever meet. */
export const firstBatchNumber = (): number => randomInt(LOWEST_NUMBER, HIGHEST_START)

/** Gives what tells this installation's marks from another's. */
export const newInstallation = (): number => randomBytes(INSTALLATION_BYTES).readUIntBE(0, INSTALLATION_BYTES)

/** Takes an installation's number, gives it as marks have it. */
export const installationName = (installation: number): string => installation.toString(36)
