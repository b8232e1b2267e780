const OUTSIDE_FOLDER = 'EOUTSIDE'

/** The error of a file that a link places outside of the content folder. */
export const outsideFolder = (): Error & { readonly code: string } =>
  Object.assign(new Error(OUTSIDE_FOLDER), { code: OUTSIDE_FOLDER })

export const isOutsideFolder = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === OUTSIDE_FOLDER
