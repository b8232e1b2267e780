import { stat } from 'node:fs/promises'

/** A text that changes whenever the file may have changed. Rejects if the file is absent. */
export const fileStamp = async (path: string): Promise<string> => {
  const { mtimeNs, ctimeNs, size, ino } = await stat(path, { bigint: true })
  return [mtimeNs, ctimeNs, size, ino].join('-')
}
