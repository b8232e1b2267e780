import type { Environment } from './settings'

/** How to type a program here: a release sets `PROGRAM_PREFIX`, otherwise npm runs it. */
export const programCommand = ({ PROGRAM_PREFIX: prefix = '' }: Environment, name: string): string =>
  prefix === '' ? `npm run -s ${name} --` : `${prefix}${name}`
