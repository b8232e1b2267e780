import { readlink, realpath } from 'node:fs/promises'
import { isInside } from './is-inside'

/** Linux names the path of an open file by its descriptor, so a link that was changed after the opening has no effect. */
const realPathOf = (path: string, fd: number | undefined): Promise<string> =>
  fd === undefined ? realpath(path) : readlink(`/proc/self/fd/${fd}`).catch(() => realpath(path))

/** Whether a link at `path` or above it leads out of the folder. `fd` is the descriptor if the file is open. */
export const liesOutside = async (folder: string, path: string, fd?: number): Promise<boolean> =>
  !isInside(await realpath(folder), await realPathOf(path, fd))
