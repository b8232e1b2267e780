import type { ReportReadable } from './keep-last-good'

/** Keeps the names of the files that cannot be read now, for the health route. */
export const trackUnreadable = () => {
  const unreadable = new Set<string>()
  return {
    of:
      (file: string): ReportReadable =>
      (isReadable) => {
        if (isReadable) unreadable.delete(file)
        else unreadable.add(file)
      },
    names: (): ReadonlyArray<string> => [...unreadable].sort(),
  }
}
