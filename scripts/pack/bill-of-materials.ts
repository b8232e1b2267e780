import { execFileSync } from 'node:child_process'
import { v5 } from 'uuid'
import type { PackedCommit } from './commit.ts'
import { installedPackages } from './installed-packages.ts'
import { runtimeVersion } from './runtime.ts'

const SBOM = ['--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only']

type Component = { readonly name: string; readonly version: string }

const MILLISECONDS = 1_000
/** The namespace of the bills' UUIDs, which are the same for the same commit. */
const OF_BILLS = 'b3a1f2a8-5f0e-4c53-9d3c-7c1f6a2f9e10'

const runtime = () => ({
  'bom-ref': `node@${runtimeVersion()}`,
  type: 'platform',
  name: 'node',
  version: runtimeVersion(),
  purl: `pkg:github/nodejs/node@v${runtimeVersion()}`,
})

/** The CycloneDX bill of materials of a release for this platform, made by npm and identical for the same commit. */
export const billOfMaterials = ({ hash, seconds }: PackedCommit): string => {
  const packed = new Set(installedPackages().map(({ name, version }) => `${name}@${version}`))
  const isPacked = ({ name, version }: Component): boolean => packed.has(`${name}@${version}`)
  const { metadata, components, dependencies, ...bill } = JSON.parse(
    execFileSync('npm', ['sbom', ...SBOM], {
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  )
  const kept = components.filter(isPacked)
  const refs = new Set([metadata.component, ...kept].map((component) => component['bom-ref']))
  return `${JSON.stringify(
    {
      ...bill,
      serialNumber: `urn:uuid:${v5(hash, OF_BILLS)}`,
      metadata: {
        ...metadata,
        timestamp: new Date(seconds * MILLISECONDS).toISOString(),
        component: { ...metadata.component, name: 'nam-vung' },
      },
      components: [...kept, runtime()],
      dependencies: dependencies
        .filter(({ ref }: { readonly ref: string }) => refs.has(ref))
        .map(({ ref, dependsOn }: { readonly ref: string; readonly dependsOn: ReadonlyArray<string> }) => ({
          ref,
          dependsOn: dependsOn.filter((name) => refs.has(name)),
        })),
    },
    null,
    2,
  )}\n`
}
