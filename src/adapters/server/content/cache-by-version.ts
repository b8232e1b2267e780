import { setLatest } from '../../../domain/cache/set-latest'

export type VersionCache<Made> = {
  /** What `make` returned for the name, made again for another version. */
  readonly get: (name: string, version: unknown, make: () => Promise<Made>) => Promise<Made>
  readonly drop: (name: string) => void
}

/** Keeps the latest `most` values. Concurrent calls share one; a failure is not kept. */
export const cacheByVersion = <Made>(most = Number.POSITIVE_INFINITY): VersionCache<Made> => {
  const kept = new Map<string, { readonly version: unknown; readonly made: Promise<Made> }>()
  return {
    get: (name, version, make) => {
      const known = kept.get(name)
      const made = known !== undefined && known.version === version ? known.made : make()
      setLatest(kept, name, { version, made }, most)
      made.catch(() => kept.delete(name))
      return made
    },
    drop: (name) => {
      kept.delete(name)
    },
  }
}
