/** `EOUTSIDE`: a link places the file outside of the content folder. `ENOFILE`: it is a pipe or a device. */
export type ReadFault = 'EISDIR' | 'ENOFILE' | 'EOUTSIDE' | 'ETOOLARGE'

/** The error of a file that is not read; its code is one of ours or of the system's. */
export const readFault = (code: ReadFault): Error & { readonly code: ReadFault } =>
  Object.assign(new Error(code), { code })

/** Whether a failed read has this code. */
export const hasFault = (error: unknown, code: ReadFault): boolean =>
  error instanceof Error && 'code' in error && error.code === code
