import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { compressPage } from '../../../../src/adapters/server/pages/compressed-page'
import type { Pages } from '../../../../src/adapters/server/pages/create-pages'
import { createRenderAll } from '../../../../src/adapters/server/pages/create-render-all'
import { PRODUCT_ROWS } from '../../../support/server/import-calls'

const READERS = {
  readArticles: TE.right([]),
  readVideos: TE.right([]),
  readProductRows: TE.right(PRODUCT_ROWS),
}

const drawing = (origin: string | null, readers = READERS) => {
  const drawn: Array<string> = []
  const pages: Pages = async ({ route }) => {
    drawn.push(route)
    return compressPage(200, { html: '', styleHash: null })
  }
  return { drawn, renderAll: createRenderAll({ pages, readers, slug: 'thu', origin }) }
}

describe('rendering every page', () => {
  it('[M-001] renders each readable address once, in order', async () => {
    const { drawn, renderAll } = drawing('https://a.example')
    await renderAll.start()
    expect(drawn.slice(0, 3)).toStrictEqual(['/', '/app-product-list', '/app-news/list?tabIdx=1'])
    expect(drawn.filter((route) => route.startsWith('/app-product-list/detail?id='))).toHaveLength(
      PRODUCT_ROWS.length - 1,
    )
    expect(new Set(drawn).size).toBe(drawn.length)
  })

  it('[M-133] passes over a page that fails', async () => {
    const asked: Array<string> = []
    const pages: Pages = async ({ route }) => {
      asked.push(route)
      throw new Error('broken')
    }
    await createRenderAll({ pages, readers: READERS, slug: 'thu', origin: 'https://a.example' }).start()
    expect(asked.length).toBeGreaterThan(8)
  })

  it('[M-133] ends quietly if the content cannot be listed', async () => {
    const pages: Pages = () => Promise.reject(new Error('not asked'))
    const readers = { ...READERS, readArticles: () => Promise.reject(new Error('broken')) }
    await createRenderAll({ pages, readers, slug: 'thu', origin: 'https://a.example' }).start()
  })

  it('[M-001] stops if the server stops or starts to render again', async () => {
    const { drawn, renderAll } = drawing('https://a.example')
    const first = renderAll.start()
    renderAll.stop()
    await first
    expect(drawn).toStrictEqual([])
  })

  it('[M-001] does not happen if only requests determine the address', async () => {
    const { drawn, renderAll } = drawing(null)
    await renderAll.start()
    expect(drawn).toStrictEqual([])
  })

  it('[M-001] renders no more pages than are kept, so that the first ones stay', async () => {
    const [header = [], first = []] = PRODUCT_ROWS
    const rows = [header, ...Array.from({ length: 2_000 }, (_, n) => [`sp-${n}`, ...first.slice(1)])]
    const { drawn, renderAll } = drawing('https://a.example', { ...READERS, readProductRows: TE.right(rows) })
    await renderAll.start()
    expect([drawn.length, drawn[0]]).toStrictEqual([1_500, '/'])
  })
})
