import { inflateRawSync } from 'node:zlib'

const LOCAL_FILE = 0x04034b50
const CENTRAL_FILE = 0x02014b50
const DEFLATED = 8

/** The text files of a ZIP archive, by name. */
export const unzipped = (zip: Buffer): Readonly<Record<string, string>> => {
  const files: Record<string, string> = {}
  for (let at = zip.indexOf('PK\x01\x02', 'latin1'); at >= 0 && zip.readUInt32LE(at) === CENTRAL_FILE; ) {
    const nameLength = zip.readUInt16LE(at + 28)
    const local = zip.readUInt32LE(at + 42)
    if (zip.readUInt32LE(local) !== LOCAL_FILE) throw new Error('no ZIP archive')
    const begin = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const bytes = zip.subarray(begin, begin + zip.readUInt32LE(at + 20))
    const content = zip.readUInt16LE(at + 10) === DEFLATED ? inflateRawSync(bytes) : bytes
    files[zip.toString('utf8', at + 46, at + 46 + nameLength)] = content.toString('utf8')
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return files
}
