import type { FileHandle } from 'node:fs/promises'

/** `from` and `to` are offsets in the file, in bytes; `to` may lie beyond its end. */
type Box = { readonly name: string; readonly from: number; readonly to: number }

/** ISO/IEC 14496-12, 4.2: a length of 32 bits and a name of four letters, then a length of 64 bits if the first one is 1. */
const HEAD_BYTES = 8
const LONG_HEAD_BYTES = 16
const TO_THE_END = 0
const LENGTH_FOLLOWS = 1

const boxAt = (head: Buffer, at: number, end: number): Box | null => {
  const written = head.length < HEAD_BYTES ? 0 : head.readUInt32BE(0)
  const headBytes = written === LENGTH_FOLLOWS ? LONG_HEAD_BYTES : HEAD_BYTES
  const name = head.toString('latin1', 4, HEAD_BYTES)
  if (head.length < headBytes) return { name, from: at, to: Number.POSITIVE_INFINITY }
  if (written === TO_THE_END) return { name, from: at + headBytes, to: end }
  const length = written === LENGTH_FOLLOWS ? Number(head.readBigUInt64BE(HEAD_BYTES)) : written
  return length < headBytes ? null : { name, from: at + headBytes, to: at + length }
}

/** The boxes of an mp4 between two offsets, without their content; null if the bytes there are no boxes. */
const mp4Boxes = async (file: FileHandle, from: number, end: number): Promise<ReadonlyArray<Box> | null> => {
  const boxes: Array<Box> = []
  for (let at = from; at < end; ) {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(LONG_HEAD_BYTES), 0, LONG_HEAD_BYTES, at)
    const box = boxAt(buffer.subarray(0, bytesRead), at, end)
    if (box === null) return null
    boxes.push(box)
    at = box.to
  }
  return boxes
}

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
