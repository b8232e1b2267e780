import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const TEXT = /\.(?:js|css|html|svg|json|txt|xml|webmanifest)$/
/** In bytes; compressing smaller files saves less than the headers of their responses take. */
const SHORTEST_BYTES = 500

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const filesBelow = async (path) => {
  if (!(await stat(path)).isDirectory()) return [path]
  const names = await readdir(path)
  return (await Promise.all(names.map((name) => filesBelow(join(path, name))))).flat()
}

/** Writes compressed variants beside each text file of the built site, for clients that accept them. */
export const compress = async (folder) => {
  const texts = (await filesBelow(folder)).filter((path) => TEXT.test(path))
  await Promise.all(
    texts.map(async (path) => {
      const bytes = await readFile(path)
      if (bytes.length < SHORTEST_BYTES) return
      await writeFile(`${path}.br`, await brotli(bytes))
      await writeFile(`${path}.gz`, await zip(bytes, { level: 9 }))
    }),
  )
}
