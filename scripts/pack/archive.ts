import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'

const SUMS = 'SHA256SUMS'

const sumOf = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex')

/** Takes a folder and names of files in it and returns a line for each, in the format of `sha256sum --check`. */
export const sumLines = (folder: string, names: ReadonlyArray<string>): string =>
  names.map((name) => `${sumOf(join(folder, name))}  ${name}\n`).join('')

/** Writes the checksum of each file of a folder into it; returns the number of files. */
export const writeSums = (folder: string): number => {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((name) => name !== SUMS)
    .toSorted()
  writeFileSync(join(folder, SUMS), sumLines(folder, names))
  return names.length
}

/** Packs a folder into `<folder>.tar.gz` and writes its checksum beside it; equal folders give equal archives. */
export const writeArchive = (folder: string, seconds: number): string => {
  const archive = `${folder}.tar.gz`
  execFileSync('tar', [
    '--create',
    '--sort=name',
    `--mtime=@${seconds}`,
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    '--mode=u=rwX,go=rX',
    '--use-compress-program=gzip --no-name',
    `--file=${archive}`,
    `--directory=${dirname(folder)}`,
    basename(folder),
  ])
  writeFileSync(`${archive}.sha256`, sumLines(dirname(archive), [basename(archive)]))
  return archive
}
