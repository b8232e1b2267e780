import { NEWS_TABS, type NewsTab } from '../news/news-tab'

/** The items of the menu, in their order (M-017). */
export const MENU_ITEMS = ['home', 'about', 'products', 'news', 'community'] as const
export type MenuItem = (typeof MENU_ITEMS)[number]

export type Route = {
  /** The path after `#`, as specified; `{slug}` stands for the brand’s. */
  readonly hash: string
  /** Further paths after `#` that show the same screen. */
  readonly aliases?: ReadonlyArray<string>
  /** The tab of the route, if several share its path. */
  readonly tab?: NewsTab
  /** Its readable path; the sitemap lists it, or the items below it if the route takes an id. */
  readonly path: string
  /** `id`: `?id=a` after `#`, `/a` in the readable address. `page`, from the second on: `?page=2` and `/trang/2`. */
  readonly takes?: 'id' | 'page'
  /** Whether it also takes a group of products: `?group=tim-mach` after `#`, `/nhom/tim-mach` in the readable address. */
  readonly hasGroups?: true
  /** The products that its screen shows: a page of them, or one with related ones; the best-selling ones if it says neither. */
  readonly products?: 'page' | 'one'
  /** The item of the menu that it selects (M-018, A-09). */
  readonly menu?: MenuItem
  /** Its link in the footer; a list has the order of this table. */
  readonly footer?: { readonly list: 'support' | 'trading'; readonly label: string }
  /** The file of its view, below `src/ui/screens`; null: it redirects to the route with the same readable path. */
  readonly screen: string | null
}

/** Home page (M-006, A-03). */
export const HOME_ALIASES = [
  '/product-detail',
  ...['prod-01', 'prod-02', 'prod-03'].flatMap((id) => [`/product-detail/${id}`, `/${id}`]),
]

const TABLE = {
  home: { hash: '/', aliases: HOME_ALIASES, path: '/', menu: 'home', screen: 'home/home-screen' },
  productList: {
    hash: '/app-product-list',
    path: '/san-pham',
    takes: 'page',
    hasGroups: true,
    products: 'page',
    menu: 'products',
    screen: 'product-list/product-list-screen',
  },
  productDetail: {
    hash: '/app-product-list/detail',
    path: '/san-pham',
    takes: 'id',
    products: 'one',
    menu: 'products',
    screen: 'product-detail/product-detail-screen',
  },
  articles: {
    hash: '/app-news/list',
    tab: NEWS_TABS.articles,
    path: '/tin-tuc',
    takes: 'page',
    menu: 'news',
    screen: 'news-list/news-list-screen',
  },
  article: {
    hash: '/app-news/list/detail',
    path: '/tin-tuc',
    takes: 'id',
    menu: 'news',
    screen: 'news-detail/news-detail-screen',
  },
  videos: {
    hash: '/app-news/list',
    tab: NEWS_TABS.podcast,
    path: '/video',
    menu: 'news',
    screen: 'news-list/news-list-screen',
  },
  video: { hash: '/app-news/video', path: '/video', takes: 'id', menu: 'news', screen: 'video/video-screen' },
  news: { hash: '/app-news', path: '/video', menu: 'news', screen: null },
  about: {
    hash: '/about',
    path: '/gioi-thieu',
    menu: 'about',
    footer: { list: 'support', label: 'Về chúng tôi' },
    screen: 'about/about-screen',
  },
  packages: {
    hash: '/{slug}-packages',
    path: '/hoi-vien',
    menu: 'community',
    screen: 'packages/packages-screen',
  },
  returnPolicy: {
    hash: '/return-policy',
    path: '/chinh-sach-doi-tra',
    footer: { list: 'support', label: 'Chính sách đổi trả' },
    screen: 'policy/policy-screen',
  },
  privacyPolicy: {
    hash: '/privacy-policy',
    path: '/dieu-khoan-bao-mat',
    footer: { list: 'support', label: 'Điều khoản bảo mật' },
    screen: 'policy/policy-screen',
  },
  tradingTerms: {
    hash: '/trading-terms',
    path: '/dieu-khoan-giao-dich',
    footer: { list: 'trading', label: 'Điều khoản giao dịch' },
    screen: 'policy/trading-screen',
  },
  complaints: {
    hash: '/complaints',
    path: '/giai-quyet-khieu-nai',
    footer: { list: 'trading', label: 'Giải quyết khiếu nại' },
    screen: 'policy/trading-screen',
  },
} as const satisfies Readonly<Record<string, Route>>

export const ROUTES: Readonly<Record<keyof typeof TABLE, Route>> = TABLE

/** The name of a screen's file without its folder, which the first script of each page has for every screen. */
export const screenName = (screen: string): string => screen.replace(/^.*\//, '')
