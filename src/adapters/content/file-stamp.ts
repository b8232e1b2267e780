import { stat } from 'node:fs/promises'

/** Differs once the file was changed or replaced. */
export const fileStamp = async (path: string): Promise<string> => {
  const { mtimeNs, ctimeNs, size, ino } = await stat(path, { bigint: true })
  return [mtimeNs, ctimeNs, size, ino].join('-')
}
