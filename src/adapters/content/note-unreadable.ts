import type { NoteReadable } from './keep-last-good'

/** Remembers which files or folders could not be read as they are now. */
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
