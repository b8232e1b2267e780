import { fileURLToPath } from 'node:url'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { createReadArticles } from '../../../../src/adapters/content/read-articles'
import { createReadProductRows } from '../../../../src/adapters/content/read-product-rows'
import { readSite } from '../../../../src/adapters/content/read-site'
import { createReadVideos } from '../../../../src/adapters/content/read-videos'
import { createSearchContent } from '../../../../src/adapters/server/content/create-search-content'
import { NAMES_OF_CONCERNS } from '../../../../src/domain/search/other-names'
import { createOwnPages } from '../../../../src/ui/own-pages'
import { shouldNotBeLogged } from '../../../support/content/content-log'
import { decoded } from '../../../support/decoded'

const CONTENT = fileURLToPath(new URL('../../../../content', import.meta.url))

describe('a search of the content that the site comes with', async () => {
  const site = decoded(await readSite(CONTENT)())
  const search = createSearchContent(
    {
      readArticles: TE.right(decoded(await createReadArticles(CONTENT, shouldNotBeLogged)())),
      readVideos: TE.right(decoded(await createReadVideos(CONTENT, shouldNotBeLogged)())),
      readProductRows: TE.right(decoded(await createReadProductRows(CONTENT, shouldNotBeLogged)())),
    },
    createOwnPages({ site, recipient: null }),
    site.concerns,
  )

  const EARLY = '/tin-tuc/xuat-tinh-som-noi-voi-bac-si-the-nao'
  const SLEEP = '/tin-tuc/ngu-du-va-noi-tiet-to-nam'
  const FATHER = '/tin-tuc/chuan-bi-lam-cha'
  const ERECTION = '/tin-tuc/roi-loan-cuong-tin-hieu-som-cua-tim-mach'

  it.each([
    ['bị xuất tinh sớm phải làm sao', EARLY],
    ['bi xuat tinh som phai lam sao', EARLY],
    ['quan hệ nhanh ra', EARLY],
    ['tôi hay mệt thì nên làm gì', SLEEP],
    ['ngày nào tôi cũng thấy mệt', SLEEP],
    ['tinh thần mệt mỏi', SLEEP],
    ['làm sao để ngủ ngon', SLEEP],
    ['khó ngủ', SLEEP],
    ['ngủ', SLEEP],
    ['vợ chồng tôi khó có con', FATHER],
    ['làm thế nào để có con', FATHER],
    ['vo chong toi kho co con', FATHER],
    ['hiếm muộn', FATHER],
    ['tôi bị yếu sinh lý phải làm sao', ERECTION],
    ['viên uống thảo mộc ngủ yên', '/san-pham/sp-11'],
  ])('[P-017] answers a visitor’s own words with the page on them first: %s', async (query, address) => {
    const { results, isNear } = await search(query)
    expect(results[0]?.address).toBe(address)
    expect(isNear).toBe(false)
  })

  it.each(NAMES_OF_CONCERNS.flatMap(([, meant]) => meant))(
    '[P-017] finds by other words a concern that still has these in its title: %s',
    (meant) => {
      const titles = site.concerns.map(({ title }) => title.toLowerCase())
      expect(titles.filter((title) => title.includes(meant))).not.toStrictEqual([])
    },
  )

  it.each(['xyzzy', 'rụng tóc phải làm sao'])('[P-017] finds nothing near %s', async (query) => {
    expect((await search(query)).results).toStrictEqual([])
  })
})
