import { type Choose, type CrashFile, createCrashFile } from './crash-file'
import type { DiskEvent } from './disk-event'

type NameChange = { readonly name: string; readonly file: CrashFile | null }

const named = (names: ReadonlyMap<string, CrashFile>, changes: ReadonlyArray<NameChange>) => {
  const after = new Map(names)
  for (const { name, file } of changes)
    if (file === null) after.delete(name)
    else after.set(name, file)
  return after
}

/** Returns an empty data folder that follows recorded events and knows what a power cut may leave of it. */
export const createCrashDisk = () => {
  let safeNames: ReadonlyMap<string, CrashFile> = new Map()
  let unsafeNames: ReadonlyArray<NameChange> = []

  const fileNow = (name: string) => named(safeNames, unsafeNames).get(name)
  const fileAt = (name: string): CrashFile => {
    const file = fileNow(name)
    if (file === undefined) throw new Error(`the recording uses ${name} before it is made`)
    return file
  }

  return {
    hasUnsafe: (name: string): boolean => fileNow(name)?.hasUnsafe() ?? false,
    follow: (event: DiskEvent): void => {
      switch (event.tag) {
        case 'created':
          if (fileNow(event.file) === undefined)
            unsafeNames = [...unsafeNames, { name: event.file, file: createCrashFile() }]
          return
        case 'removed':
          unsafeNames = [...unsafeNames, { name: event.file, file: null }]
          return
        case 'written':
          fileAt(event.file).write(event.at, event.bytes)
          return
        case 'cut':
          fileAt(event.file).cut(event.size)
          return
        case 'synced':
          fileAt(event.file).sync()
          return
        case 'syncFailed':
          fileAt(event.file).failToSync()
          return
        case 'folderSynced':
          safeNames = named(safeNames, unsafeNames)
          unsafeNames = []
          return
        case 'answered':
          return
      }
    },
    afterCrash: (choose: Choose): ReadonlyMap<string, Uint8Array> => {
      const kept = unsafeNames.filter(() => choose(2) === 1)
      return new Map([...named(safeNames, kept)].map(([name, file]) => [name, file.afterCrash(choose)]))
    },
  }
}
