const SENTENCES: Readonly<Record<string, string>> = {
  ENOENT: 'It does not exist.',
  EACCES: 'The server is not allowed to read it.',
  EPERM: 'The server is not allowed to read it.',
  EISDIR: 'It is a folder, not a file.',
  ENOTDIR: 'It is a file, not a folder.',
}

/** Takes what a failed read threw, gives a sentence that names no folder of the machine. */
export const explainReadError = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error'
  return SENTENCES[code] ?? `It cannot be read (${code}).`
}
