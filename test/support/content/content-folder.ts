import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

type Files = Readonly<Record<string, string | Uint8Array>>

const writeInto = async (dir: string, files: Files): Promise<void> => {
  for (const [name, bytes] of Object.entries(files)) {
    await mkdir(dirname(join(dir, name)), { recursive: true })
    await writeFile(join(dir, name), bytes)
  }
}

/** The folder is gone after the test. */
export const createContentFolder = async (files: Files) => {
  const dir = await mkdtemp(join(tmpdir(), 'content-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  await writeInto(dir, files)
  return {
    dir,
    write: (changed: Files) => writeInto(dir, changed),
    link: async (name: string, target: string) => {
      await mkdir(dirname(join(dir, name)), { recursive: true })
      await symlink(target, join(dir, name))
    },
    remove: (name: string) => rm(join(dir, name), { recursive: true }),
  }
}
