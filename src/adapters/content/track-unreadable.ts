import type { ReportReadable } from './keep-last-good'

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
