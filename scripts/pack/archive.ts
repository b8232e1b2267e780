import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'

const SUMS = 'SHA256SUMS'

const sumOf = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex')

/** Takes a folder and names of files in it, gives a line for each as `sha256sum --check` reads them. */
export const sumLines = (folder: string, names: ReadonlyArray<string>): string =>
  names.map((name) => `${sumOf(join(folder, name))}  ${name}\n`).join('')

/** Takes a folder, writes into it the sum of each file in it; gives how many. */
export const writeSums = (folder: string): number => {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((name) => name !== SUMS)
    .toSorted()
  writeFileSync(join(folder, SUMS), sumLines(folder, names))
  return names.length
}

/** Packs a folder into `<folder>.tar.gz` with its checksum beside it; equal folders give equal bytes. */
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
