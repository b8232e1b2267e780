import type { FileHandle } from 'node:fs/promises'
import { type Box, mp4Boxes } from './mp4-boxes'

export type VideoFault = 'empty' | 'cut' | 'broken'

/** The first bytes of a WebM file, in hexadecimal (RFC 8794). */
const WEBM = '1a45dfa3'
const WEBM_BYTES = 4

const isWebm = async (file: FileHandle): Promise<boolean> => {
  const { buffer } = await file.read(Buffer.alloc(WEBM_BYTES), 0, WEBM_BYTES, 0)
  return buffer.toString('hex') === WEBM
}

const mp4Fault = async (file: FileHandle, size: number): Promise<VideoFault | null> => {
  const boxes = await mp4Boxes(file, 0, size)
  if (boxes === null || boxes[0]?.name !== 'ftyp') return 'broken'
  if (boxes.some(({ to }) => to > size)) return 'cut'
  const named = (...names: ReadonlyArray<string>): Box | undefined =>
    boxes.find(({ name }) => names.includes(name))
  const index = named('moov')
  if (index === undefined || named('mdat', 'moof') === undefined) return 'broken'
  const inIndex = await mp4Boxes(file, index.from, index.to)
  return inIndex?.some(({ name }) => name === 'trak') ? null : 'broken'
}

/** Why no browser can play a video file, or null; looks at its structure only, not at picture and sound. */
export const videoFault = async (file: FileHandle): Promise<VideoFault | null> => {
  const { size } = await file.stat()
  if (size === 0) return 'empty'
  return (await isWebm(file)) ? null : mp4Fault(file, size)
}
