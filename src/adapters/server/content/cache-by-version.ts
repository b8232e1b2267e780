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
      const isKnown = known !== undefined && known.version === version
      const made = isKnown ? known.made : make()
      setLatest(kept, name, { version, made }, most)
      if (!isKnown) made.catch(() => kept.get(name)?.made === made && kept.delete(name))
      return made
    },
    drop: (name) => {
      kept.delete(name)
    },
  }
}
