import { stat } from 'node:fs/promises'

export const fileStamp = async (path: string): Promise<string> => {
  const { mtimeNs, ctimeNs, size, ino } = await stat(path, { bigint: true })
  return [mtimeNs, ctimeNs, size, ino].join('-')
}
