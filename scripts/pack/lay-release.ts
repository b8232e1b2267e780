// A release is a folder that runs without npm: the build, the packages it needs, the runtime, content, and the pages for operators.
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { writeSums } from './archive.ts'
import { billOfMaterials } from './bill-of-materials.ts'
import type { PackedCommit } from './commit.ts'
import { installedPackages } from './installed-packages.ts'
import { checkedRuntime, RUNTIME, runtimeVersion } from './runtime.ts'

const AS_THEY_LIE = ['content', 'deploy', 'scripts/new-content.mjs']
const FOR_OPERATORS = 'docs/operating*.md'

/** The commands of a release with their programs. */
const PROGRAMS = {
  start: 'start.mjs',
  registrations: 'dist/server/registrations.js',
  'check-content': 'dist/server/check-content.js',
  dossier: 'dist/server/dossier.js',
  'new-content': 'scripts/new-content.mjs',
}

const NEVER_RUN = /\.(?:map|[cm]?ts)$/

const entry = (program: string): string =>
  `#!/bin/sh\nhere=$(dirname "$(readlink -f "$0")")\nexport PROGRAM_PREFIX="\${PROGRAM_PREFIX:-$(dirname "$0")/}"\nexec "$here/runtime/node" "$here/${program}" "$@"\n`

const writeProgram = (path: string, text: string): void => writeFileSync(path, text, { mode: 0o755 })

const copyPackages = (folder: string): void => {
  for (const each of installedPackages())
    cpSync(each.folder, join(folder, each.folder), {
      recursive: true,
      // Nested packages are copied on their own if they are needed.
      filter: (path) => basename(path) !== 'node_modules' && !NEVER_RUN.test(path),
    })
}

/** Omits hashed files of earlier builds; `install` adds those of earlier releases. */
const copyBuilt = (folder: string): void => {
  const own = new Set<string>(JSON.parse(readFileSync('dist/current/built.json', 'utf8')))
  cpSync('dist/current/server', join(folder, 'dist/server'), { recursive: true })
  cpSync('dist/current/client', join(folder, 'dist/client'), {
    recursive: true,
    filter: (path) => !path.includes('/assets/') || own.has(basename(path)),
  })
}

const writeManifest = (folder: string, { hash }: PackedCommit): void => {
  const { name, version, type, license } = JSON.parse(readFileSync('package.json', 'utf8'))
  writeFileSync(
    join(folder, 'package.json'),
    `${JSON.stringify({ name, version, private: true, type, license, commit: hash, engines: { node: runtimeVersion() } }, null, 2)}\n`,
  )
}

/** Returns the name of the release of a commit for this platform. */
export const releaseName = ({ hash, isClean }: PackedCommit): string => {
  const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'))
  return [
    name,
    version,
    `${hash.slice(0, 8)}${isClean ? '' : '.changed'}`,
    process.platform,
    process.arch,
  ].join('-')
}

/** Writes the release of the current build into a folder; returns its number of files. */
export const layRelease = (folder: string, commit: PackedCommit): number => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'runtime'), { recursive: true })
  for (const path of [...AS_THEY_LIE, ...globSync(FOR_OPERATORS)])
    cpSync(path, join(folder, path), { recursive: true })
  copyBuilt(folder)
  copyPackages(folder)
  cpSync(checkedRuntime(), join(folder, 'runtime/node'))
  cpSync(join(RUNTIME, 'LICENSE'), join(folder, 'runtime/LICENSE'))
  for (const [name, program] of Object.entries(PROGRAMS)) writeProgram(join(folder, name), entry(program))
  for (const name of ['README.md', 'start.mjs', 'install'])
    cpSync(join('scripts/pack', name), join(folder, name))
  writeManifest(folder, commit)
  writeFileSync(join(folder, 'bill-of-materials.cdx.json'), billOfMaterials(commit))
  return writeSums(folder)
}
