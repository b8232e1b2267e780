import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { writeSite } from '../../../../src/adapters/server/wiring/write-site'
import type { RenderPage } from '../../../../src/ports/render'
import { PAGE_TEMPLATE } from '../../../support/server/create-test-server'
import { GIVEN, settingsIn } from '../../../support/server/server-settings'
import { createTempDir } from '../../../support/temp-dir'

const writeWith = async (renderPage: RenderPage) => {
  const dir = await createTempDir()
  for (const name of ['news', 'pictures', 'site.json', 'products.csv'])
    await cp(join('content', name), join(dir, name), { recursive: true })
  for (const folder of ['assets', 'videos']) await mkdir(join(dir, folder))
  await writeFile(join(dir, 'index.html'), PAGE_TEMPLATE)
  const silenced = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  onTestFinished(() => silenced.mockRestore())
  const drawn = () => TE.right(new Uint8Array([1]))
  const given = { ...GIVEN, createRenderPage: () => renderPage, drawLinkPicture: drawn, drawIcon: drawn }
  return writeSite({ ...settingsIn(dir), publicUrl: 'https://a.example' }, given, join(dir, 'pages'))()
}

const rendered = TE.right({ head: '', body: '<p>Trang</p>', responses: {} })

describe('a site written as files', () => {
  it('[M-001] has every page', async () => {
    expect(await writeWith(() => rendered)).toStrictEqual(E.right(expect.any(Number)))
  })

  it('[M-001] is refused with the reason if the server would send the empty shell of a page', async () => {
    const written = await writeWith(({ route }) =>
      route === '/about' ? TE.left({ tag: 'failed', reason: 'no such view' }) : rendered,
    )
    expect(written).toStrictEqual(E.left('/about: no such view'))
  })
})
