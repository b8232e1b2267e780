import { afterEach, expect, it, vi } from 'vitest'
import { logDoubtfulContent } from '../../../../src/adapters/server/wiring/wire-content'
import { aSite } from '../../../support/fixtures/a-site'
import { createTempDir } from '../../../support/temp-dir'

afterEach(() => {
  vi.restoreAllMocks()
})

it('[P-009] a review of the content that fails is a line of the log, not the end of the server', async () => {
  const lines: Array<string> = []
  vi.spyOn(console, 'error').mockImplementation((line) => void lines.push(line))
  const fails = () => Promise.reject(new Error('a fault of the disk'))
  logDoubtfulContent(await createTempDir(), {
    site: aSite,
    readers: { readArticles: fails, readVideos: fails, readProductRows: fails },
  })()
  await vi.waitFor(() => expect(lines.join('\n')).toContain('a fault of the disk'))
})
