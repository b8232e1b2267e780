// Sends forms, plays videos and reads articles in Debian's Chromium, Firefox and WebKit; fails at any error in the console.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSite } from '../test/support/browser/start-site.ts'
import { installByApt } from '../test/support/processes/install-by-apt.ts'
import { ENGINES } from './engines/engines.mjs'
import { VISITS } from './engines/visits.mjs'

const wanted = process.argv.slice(2)
const chosen = ENGINES.filter(({ name }) => wanted.length === 0 || wanted.includes(name.toLowerCase()))

const isReady = ({ isThere, packages }) => {
  if (!isThere()) packages.forEach(installByApt)
  return isThere()
}

const errorsDuring = async (page, visit, site) => {
  try {
    await visit(page, site)
    return await page.errors()
  } catch (error) {
    return [error.message, ...(await page.errors().catch(() => []))]
  }
}

const errorsOf = async (engine, visit, site) => {
  const page = await engine.open()
  try {
    return await errorsDuring(page, visit, site)
  } finally {
    await page.close()
  }
}

const dataDir = await mkdtemp(join(tmpdir(), 'nam-vung-engines-'))
const site = await startSite(dataDir)
const counts = { passed: 0, failed: 0 }
try {
  for (const engine of chosen) {
    if (!isReady(engine)) {
      console.log(`${engine.name}: left out, apt could not install ${engine.packages.join(' ')}`)
      continue
    }
    for (const [name, visit] of Object.entries(VISITS)) {
      const errors = await errorsOf(engine, visit, site.address).catch(({ message }) => [message])
      console.log(`${engine.name}: ${name}: ${errors.length === 0 ? 'ok' : errors.join(' | ')}`)
      counts[errors.length === 0 ? 'passed' : 'failed'] += 1
    }
  }
} finally {
  await site.stop('SIGTERM')
  await rm(dataDir, { recursive: true, force: true })
}
console.log(`${counts.passed} passed, ${counts.failed} failed`)
process.exitCode = counts.failed === 0 ? 0 : 1
