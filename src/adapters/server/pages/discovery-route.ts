import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import * as E from 'fp-ts/Either'
import { decodeProductRows } from '../../../domain/catalogue/product-rows'
import {
  articleAddress,
  articlesAddress,
  productAddress,
  productsAddress,
  READABLE,
  videoAddress,
} from '../../../domain/routing/readable-address'
import {
  ARTICLES_PER_PAGE,
  PRODUCTS_PER_PAGE,
  pageCount,
  VIDEOS_FETCHED,
} from '../../../domain/screen/paging'
import type { Site } from '../../../domain/site/site'
import type { ContentReaders } from './content-ports'
import { linkPictureAddress } from './link-picture-address'
import { escapeHtml } from './page-template'

type Dependencies = {
  readonly site: Site
  readonly readers: ContentReaders
  readonly originOf: (request: FastifyRequest) => string
}

const ENTRIES_IN_FEED = 20

type Page = {
  readonly address: string
  /** In ISO 8601; empty where it is unknown. */
  readonly changedAt?: string
  readonly picture?: string
}

const pagesBeyondFirst = (
  count: number,
  perPage: number,
  addressOf: (page: number) => string,
): ReadonlyArray<Page> =>
  Array.from({ length: Math.max(0, pageCount(count, perPage) - 1) }, (_, at) => ({
    address: addressOf(at + 2),
  }))

const readAll = async ({ readArticles, readVideos, readProductRows }: ContentReaders) => {
  const [articles, videos, rows] = await Promise.all([readArticles(), readVideos(), readProductRows()])
  return {
    articles: E.isRight(articles) ? articles.right : [],
    videos: (E.isRight(videos) ? videos.right : []).slice(0, VIDEOS_FETCHED),
    products: E.isRight(rows) ? decodeProductRows(rows.right).products : [],
  }
}

const changeOf = ({
  publishedAt,
  updatedAt,
}: {
  readonly publishedAt: string
  readonly updatedAt: string
}): string => (updatedAt === '' ? publishedAt : updatedAt)

const pagesOf = ({
  articles,
  videos,
  products,
}: Awaited<ReturnType<typeof readAll>>): ReadonlyArray<Page> => [
  ...Object.values(READABLE).map((address) => ({ address })),
  ...pagesBeyondFirst(products.length, PRODUCTS_PER_PAGE, productsAddress),
  ...pagesBeyondFirst(articles.length, ARTICLES_PER_PAGE, articlesAddress),
  ...products.map(({ id, thumbnail }) => ({ address: productAddress(id), picture: thumbnail })),
  ...articles.map((article) => ({
    address: articleAddress(article.id),
    changedAt: changeOf(article),
    picture: article.banner,
  })),
  ...videos.map(({ id, updatedAt, thumbnail }) => ({
    address: videoAddress(id),
    changedAt: updatedAt,
    picture: thumbnail,
  })),
]

const day = (moment: string): string => moment.slice(0, 'YYYY-MM-DD'.length)

const urlElement =
  (origin: string) =>
  ({ address, changedAt = '', picture = '' }: Page): string =>
    [
      `<url><loc>${escapeHtml(origin + address)}</loc>`,
      changedAt === '' ? '' : `<lastmod>${day(changedAt)}</lastmod>`,
      picture.startsWith('/pictures/')
        ? `<image:image><image:loc>${escapeHtml(origin + linkPictureAddress(picture))}</image:loc></image:image>`
        : '',
      '</url>',
    ].join('')

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'

const moment = (date: string): string => (date.includes('T') ? date : `${day(date)}T00:00:00+07:00`)

export const discoveryRoute = ({ site, readers, originOf }: Dependencies): FastifyPluginAsync => {
  const send = (reply: FastifyReply, type: string, body: string) =>
    reply.header('cache-control', 'no-cache').type(`${type}; charset=utf-8`).send(body)
  return async (app) => {
    app.get('/sitemap.xml', async (request, reply) => {
      const pages = pagesOf(await readAll(readers))
      return send(
        reply,
        'application/xml',
        `${XML}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">${pages.map(urlElement(originOf(request))).join('')}</urlset>`,
      )
    })

    app.get('/feed.xml', async (request, reply) => {
      const origin = originOf(request)
      const articles = (await readAll(readers)).articles.slice(0, ENTRIES_IN_FEED)
      const entries = articles.map(
        (article) =>
          `<entry><id>${escapeHtml(origin + articleAddress(article.id))}</id><title>${escapeHtml(article.title)}</title><link href="${escapeHtml(origin + articleAddress(article.id))}"/><published>${moment(article.publishedAt)}</published><updated>${moment(changeOf(article))}</updated><author><name>${escapeHtml(article.author)}</name></author><summary>${escapeHtml(article.excerpt)}</summary></entry>`,
      )
      const newest = articles.map(changeOf).sort().at(-1) ?? '1970-01-01'
      return send(
        reply,
        'application/atom+xml',
        `${XML}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="vi"><id>${origin}/</id><title>${escapeHtml(site.brand.name)}</title><subtitle>${escapeHtml(site.brand.tagline)}</subtitle><link href="${origin}/"/><link rel="self" href="${origin}/feed.xml"/><updated>${moment(newest)}</updated>${entries.join('')}</feed>`,
      )
    })

    app.get('/robots.txt', async (request, reply) =>
      send(
        reply,
        'text/plain',
        `User-agent: *\nDisallow: /order-service/\n\nSitemap: ${originOf(request)}/sitemap.xml\n`,
      ),
    )

    app.get('/manifest.webmanifest', async (_request, reply) =>
      send(
        reply,
        'application/manifest+json',
        JSON.stringify({
          name: site.brand.name,
          short_name: site.brand.name,
          description: site.brand.tagline,
          lang: 'vi',
          start_url: '/',
          display: 'standalone',
          background_color: '#ffffff',
          theme_color: '#14586a',
          icons: [{ src: '/pictures/site/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
        }),
      ),
    )
  }
}
