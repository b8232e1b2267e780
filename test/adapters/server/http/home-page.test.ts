import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createServer } from '../../../../src/adapters/server/create-server'
import { homePage, pageWithRecipient } from '../../../../src/adapters/server/http/home-page'
import { siteFiles } from '../../../../src/adapters/server/http/site-files'
import { createTempDir } from '../../../support/temp-dir'

const PAGE = '<!doctype html>\n<html lang="vi" data-theme="x">\n<title>Trang</title>'
const NAMING =
  '<!doctype html>\n<html data-recipient="Google Sheets" lang="vi" data-theme="x">\n<title>Trang</title>'

const createSiteServer = async () => {
  const dir = join(await createTempDir(), 'client')
  mkdirSync(dir)
  writeFileSync(join(dir, 'index.html'), PAGE)
  writeFileSync(join(dir, 'robots.txt'), 'User-agent: *')
  const app = await createServer({
    isPublicHttps: false,
    scriptHashes: [],
    trustProxyHops: 0,
    routes: [homePage(pageWithRecipient(PAGE, 'Google Sheets')), siteFiles(dir)],
    log: new PassThrough().resume(),
  })
  onTestFinished(() => app.close())
  return app
}

describe('the page of a site that hands registrations on', () => {
  it.each(['/', '/index.html', '/?utm_source=zalo'])('[M-099] says to whom (%s)', async (url) => {
    const { statusCode, headers, body } = await (await createSiteServer()).inject(url)
    expect([statusCode, headers['content-type'], headers['cache-control'], body]).toStrictEqual([
      200,
      'text/html; charset=utf-8',
      'no-cache',
      NAMING,
    ])
  })

  it('[M-132] leaves all other files as they are', async () => {
    expect((await (await createSiteServer()).inject('/robots.txt')).body).toBe('User-agent: *')
  })
})
