import { renameSync } from 'node:fs'
import { dirname } from 'node:path'
import { syncFolder } from './sync-folder'

/** Renames a record that cannot be continued; returns its new path. */
export const setAside = (path: string, at: number): string => {
  const aside = `${path}.damaged-${new Date(at).toISOString().replaceAll(':', '-')}`
  renameSync(path, aside)
  syncFolder(dirname(path))
  return aside
}
