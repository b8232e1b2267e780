import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Whether the folder’s file is served, by the extension of its name. */
export const isPictureFile = (name: string): boolean => /\.(?:svg|png|jpe?g|webp|avif|gif|ico)$/i.test(name)

export const isVideoFile = (name: string): boolean => /\.(?:mp4|webm)$/i.test(name)

export const isCaptionsFile = (name: string): boolean => /\.vtt$/i.test(name)

// biome-ignore lint/suspicious/noControlCharactersInRegex: the range of ASCII
const ASCII = /^[\u0000-\u007f]*$/

/** A file name in the spelling of a list of names: some systems and keyboards decompose letters with marks. */
export const storedName = (names: ReadonlyArray<string>, name: string): string =>
  names.includes(name) ? name : (names.find((each) => each.normalize() === name.normalize()) ?? name)

/** A path below `root` as it is spelled on the disk. */
export const storedPath = async (root: string, path: string): Promise<string> => {
  const segments = path.split('/')
  if (ASCII.test(path) || segments.some((segment) => segment.startsWith('.'))) return path
  const spelled: Array<string> = []
  for (const segment of segments) {
    const names = await readdir(join(root, ...spelled)).catch(() => [])
    spelled.push(storedName(names, segment))
  }
  return spelled.join('/')
}
