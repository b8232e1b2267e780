/** What a disk writes as a whole, whatever happens. */
const SECTOR_BYTES = 512

/** What a sector may hold after a power cut: what is safe, or any of what was written over it since. */
type Unsafe = { readonly versions: ReadonlyArray<Uint8Array>; readonly isForgotten: boolean }

/** One of so many choices, counted from 0. */
export type Choose = (choices: number) => number

const sectorOf = (content: Uint8Array, sector: number): Uint8Array => {
  const whole = new Uint8Array(SECTOR_BYTES)
  whole.set(content.subarray(sector * SECTOR_BYTES, (sector + 1) * SECTOR_BYTES))
  return whole
}

const grown = (content: Uint8Array, size: number): Uint8Array => {
  if (size <= content.length) return content
  const larger = new Uint8Array(Math.max(size, 2 * content.length))
  larger.set(content)
  return larger
}

/** Returns an empty file of which is known what is on the disk for sure and what only may be. */
export const createCrashFile = () => {
  let seen: Uint8Array = new Uint8Array(SECTOR_BYTES)
  let safe: Uint8Array = new Uint8Array(SECTOR_BYTES)
  let sizes: ReadonlyArray<number> = [0]
  const unsafe = new Map<number, Unsafe>()

  const sizeNow = (): number => sizes.at(-1) ?? 0
  const resize = (size: number): void => {
    if (size !== sizeNow()) sizes = [...sizes, size]
  }
  const touch = (from: number, to: number): void => {
    for (let sector = Math.floor(from / SECTOR_BYTES); sector * SECTOR_BYTES < to; sector++) {
      const versions = unsafe.get(sector)?.versions ?? []
      unsafe.set(sector, { versions: [...versions, sectorOf(seen, sector)], isForgotten: false })
    }
  }

  return {
    hasUnsafe: (): boolean => unsafe.size > 0,
    write: (at: number, bytes: Uint8Array): void => {
      const end = at + bytes.length
      seen = grown(seen, end)
      seen.set(bytes, at)
      touch(at, end)
      resize(Math.max(sizeNow(), end))
    },
    cut: (size: number): void => {
      const before = sizeNow()
      seen = grown(seen, size)
      seen.fill(0, size)
      touch(size, before)
      resize(size)
    },
    sync: (): void => {
      for (const [sector, { versions, isForgotten }] of unsafe) {
        const last = versions.at(-1)
        if (isForgotten || last === undefined) continue
        safe = grown(safe, (sector + 1) * SECTOR_BYTES)
        safe.set(last, sector * SECTOR_BYTES)
        unsafe.delete(sector)
      }
      sizes = [sizeNow()]
    },
    /** The system then takes its pages for clean: a later sync says that all is well and does not write them. */
    failToSync: (): void => {
      for (const [sector, { versions }] of unsafe) unsafe.set(sector, { versions, isForgotten: true })
    },
    afterCrash: (choose: Choose): Uint8Array => {
      const size = sizes[choose(sizes.length)] ?? 0
      const content = new Uint8Array(size)
      content.set(safe.subarray(0, size))
      for (const [sector, { versions }] of unsafe) {
        const version = versions[choose(versions.length + 1) - 1]
        const at = sector * SECTOR_BYTES
        if (version !== undefined && at < size) content.set(version.subarray(0, size - at), at)
      }
      return content
    },
  }
}

export type CrashFile = ReturnType<typeof createCrashFile>
