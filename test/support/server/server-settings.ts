import { join } from 'node:path'
import * as TE from 'fp-ts/TaskEither'
import type { Config } from '../../../src/adapters/server/config/config'
import { deskPages } from '../../../src/ui/render-desk'
import { smallAddressBook } from '../fixtures/small-address-book'

/** What a server is given whose pages cannot be rendered. */
export const GIVEN = {
  addressBook: smallAddressBook,
  createRenderPage: () => () => TE.left({ tag: 'failed', reason: 'not rendered here' } as const),
  createOwnPages: () => [],
  createRenderPlainPage: () => async () => ({ head: '', body: '' }),
  drawLinkPicture: () => TE.left('not rendered here'),
  drawIcon: () => TE.left('not rendered here'),
  loadDeskPages: async () => deskPages,
}

/** Settings of a server whose content, site and ledger are in the folder. */
export const settingsIn = (dir: string): Config => ({
  port: 0,
  host: 'localhost',
  desk: null,
  metricsPort: 0,
  metricsHost: '127.0.0.1',
  ledgerLocation: { tag: 'sqlite', dataDir: join(dir, 'data') },
  contentDir: dir,
  siteDir: dir,
  erasuresFile: join(dir, 'data', 'erasures.jsonl'),
  rateLimitPerMinute: 0,
  trustProxyHops: 0,
  isPublicHttps: false,
  hstsSubdomains: false,
  logsAssets: false,
  publicUrl: null,
  notify: { webhook: null, mail: null },
  registrationsCommand: 'nam-vung registrations',
  googleKeyFile: null,
  sheetsRootUrl: 'http://127.0.0.1:1/',
  tokenUrl: null,
})
