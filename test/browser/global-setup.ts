import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startSite } from '../support/browser/start-site'
import { findBrowser } from './find-browser'

/** Finds the browser and starts the built site that files without registrations of their own share. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide('browserPath', findBrowser())
  const dataDir = await mkdtemp(join(tmpdir(), 'nam-vung-shared-site-'))
  const site = await startSite(dataDir)
  project.provide('siteAddress', site.address)
  return async () => {
    await site.stop('SIGTERM')
    await rm(dataDir, { recursive: true, force: true })
  }
}

declare module 'vitest' {
  export interface ProvidedContext {
    browserPath: string
    siteAddress: string
  }
}
