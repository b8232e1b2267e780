import type { NoteReadable } from './keep-last-good'

/** Tracks which files and folders failed at their last read. */
export const noteUnreadable = () => {
  const unreadable = new Set<string>()
  return {
    of:
      (file: string): NoteReadable =>
      (isReadable) => {
        if (isReadable) unreadable.delete(file)
        else unreadable.add(file)
      },
    names: (): ReadonlyArray<string> => [...unreadable].sort(),
  }
}
