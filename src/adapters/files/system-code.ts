/** The code of an error of the system or of Node, such as `ENOSPC`; null if the error has none. */
export const systemCode = (error: unknown): string | null =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null
