import { sep } from 'node:path'

/** Whether `path` is the folder or lies in it. Both are absolute and without links. */
export const isInside = (folder: string, path: string): boolean =>
  path === folder || path.startsWith(folder.endsWith(sep) ? folder : `${folder}${sep}`)
