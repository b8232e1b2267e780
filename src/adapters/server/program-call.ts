type Environment = Readonly<Record<string, string | undefined>>

/** Gives how a program is typed where this one was started: a release says what stands before its name, else npm runs it. */
export const programCall = ({ PROGRAM_PREFIX: prefix = '' }: Environment, name: string): string =>
  prefix === '' ? `npm run -s ${name} --` : `${prefix}${name}`
