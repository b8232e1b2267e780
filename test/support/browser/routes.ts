import { brand } from '../../../content/site.json'
import {
  newsDetailPath,
  newsListPath,
  PATHS,
  packagesPath,
  productDetailPath,
  videoPath,
} from '../../../src/domain/routing/paths'

/** The packages page of the brand that is shipped. */
export const PACKAGES = packagesPath(brand.slug)

type Screen = Exclude<keyof typeof PATHS, 'news'> | 'articles' | 'packages' | 'notFound'

/** Every screen with a route that shows it; `news` leads on to the list. */
const ROUTE_OF: Readonly<Record<Screen, string>> = {
  home: PATHS.home,
  productList: PATHS.productList,
  productDetail: productDetailPath('sp-01'),
  newsList: newsListPath(0),
  articles: newsListPath(1),
  newsDetail: newsDetailPath('van-dong-va-trai-tim'),
  video: videoPath('podcast-01'),
  packages: PACKAGES,
  about: PATHS.about,
  privacyPolicy: PATHS.privacyPolicy,
  returnPolicy: PATHS.returnPolicy,
  tradingTerms: PATHS.tradingTerms,
  complaints: PATHS.complaints,
  notFound: '/khong-co-trang-nay',
}

export const ROUTES = Object.entries(ROUTE_OF).map(([name, route]) => ({ name, route }))
