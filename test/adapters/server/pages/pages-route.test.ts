import { expect, it } from 'vitest'
import { compressPage } from '../../../../src/adapters/server/pages/compressed-page'
import type { PageRequest } from '../../../../src/adapters/server/pages/create-pages'
import { pagesRoute } from '../../../../src/adapters/server/pages/pages-route'
import { createTestServer } from '../../../support/server/create-test-server'

const askedFor = async (url: string) => {
  const asked: Array<PageRequest> = []
  const pages = async (request: PageRequest) => {
    asked.push(request)
    return compressPage(200, { html: '', styleHash: null })
  }
  const { app } = await createTestServer({
    routes: [pagesRoute({ pages, slug: 'thu', originOf: () => 'https://a.example' })],
  })
  await app.inject(url)
  return asked.map(({ route, isPart }) => ({ route, isPart }))
}

it.each([
  { url: '/', route: '/', isPart: false },
  { url: '/index.html', route: '/', isPart: false },
  { url: '/san-pham/trang/2', route: '/app-product-list?page=2', isPart: false },
  { url: '/video/a?part=%23%2Fabout', route: '/app-news/video?id=a', isPart: false },
  { url: '/?part=%23%2Fabout', route: '/about', isPart: true },
  { url: '/?part=%23%2Fapp-news%2Flist%3FtabIdx%3D1', route: '/app-news/list?tabIdx=1', isPart: true },
  { url: '/?part=%23%2Fthu-packages&utm_source=x', route: '/thu-packages', isPart: true },
  { url: '/?part=%23%2Fapp-news', route: '/khong-co', isPart: true },
  { url: '/?part=', route: '/', isPart: true },
  { url: '/?part=a&part=b', route: '/', isPart: false },
])('[M-001, M-012] $url asks for $route, in parts: $isPart', async ({ url, route, isPart }) => {
  expect(await askedFor(url)).toStrictEqual([{ route, isPart }])
})

it.each(['/video/trang/2', '/gioi-thieu/x', '/tin-tuc/trang/2/3'])('[M-012] %s is no page', async (url) => {
  expect(await askedFor(url)).toStrictEqual([])
})
