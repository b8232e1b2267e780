import { existsSync, readFileSync } from 'node:fs'
import { RUNTIME } from './runtime.ts'

type Locked = {
  readonly version?: string
  readonly dev?: boolean
  readonly devOptional?: boolean
  readonly optional?: boolean
}

/** The packages needed at run time besides Node, each with its folder; of optional ones, those installed here. */
export const installedPackages = () => {
  const { packages }: { readonly packages: Readonly<Record<string, Locked>> } = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  )
  return Object.entries(packages)
    .filter(
      ([folder, { dev, devOptional }]) =>
        folder !== '' && folder !== RUNTIME && dev !== true && devOptional !== true,
    )
    .filter(([folder, { optional }]) => optional !== true || existsSync(folder))
    .map(([folder, { version = '' }]) => ({
      folder,
      name: folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
    }))
}
