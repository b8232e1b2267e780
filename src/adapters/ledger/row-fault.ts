const PREFIX = 'unreadable row of '

/** A stored row that the codec of its statement refuses: the statement is named, nothing of the row. */
export const rowFault = (statement: string): Error & { readonly code: string } => {
  const code = `${PREFIX}${statement}`
  return Object.assign(new Error(code), { code })
}

export const isRowFault = (code: string): boolean => code.startsWith(PREFIX)

export const rowFaultText = (error: unknown): string | null =>
  error instanceof Error && isRowFault(error.message) ? error.message : null
