import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import * as O from 'fp-ts/Option'
import { changeOf } from '../../../domain/news/article'
import { articleAddress } from '../../../domain/routing/readable-address'
import { SECURITY_PATH, securityText } from '../../../domain/site/security-contact'
import type { Site } from '../../../domain/site/site'
import type { VideoRecord } from '../../../domain/video/video'
import type { ContentReaders } from '../../../ports/content'
import { cacheByVersion } from '../content/cache-by-version'
import { readable } from '../content/readable-content'
import { absolute, dayOf, withZone } from './feed-values'
import { type ListedPage, listPages } from './page-list'
import { escapeHtml } from './page-template'
import { ICON_SIZES, iconAddress, linkPictureAddress } from './picture-addresses'

type Dependencies = {
  readonly site: Site
  readonly readers: ContentReaders
  readonly contentVersion: () => Promise<object>
  readonly originOf: (request: FastifyRequest) => string
}

const ENTRIES_IN_FEED = 20

const LONGEST_DESCRIPTION = 2_048

const thumbnailOf = (origin: string, picture: string): string =>
  absolute(origin, picture.startsWith('/pictures/') ? linkPictureAddress(picture) : picture)

const videoElement = (origin: string, video: VideoRecord): string => {
  const entries = [
    ['thumbnail_loc', thumbnailOf(origin, video.thumbnail)],
    ['title', video.title],
    ['description', video.description.slice(0, LONGEST_DESCRIPTION)],
    ['content_loc', absolute(origin, video.url)],
    ['duration', video.durationSeconds > 0 ? String(Math.round(video.durationSeconds)) : ''],
    ['publication_date', withZone(video.publishedAt)],
  ] as const
  const written = entries
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `<video:${name}>${escapeHtml(text)}</video:${name}>`)
  return `<video:video>${written.join('')}</video:video>`
}

const urlElement =
  (origin: string) =>
  ({ address, changedAt = '', picture = '', video }: ListedPage): string =>
    [
      `<url><loc>${escapeHtml(origin + address)}</loc>`,
      changedAt === '' ? '' : `<lastmod>${dayOf(changedAt)}</lastmod>`,
      picture.startsWith('/pictures/')
        ? `<image:image><image:loc>${escapeHtml(origin + linkPictureAddress(picture))}</image:loc></image:image>`
        : '',
      video === undefined ? '' : videoElement(origin, video),
      '</url>',
    ].join('')

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** Sitemap, feed, `robots.txt` and `security.txt`, made once for each version of the content. */
export const discoveryRoute = ({
  site,
  readers,
  contentVersion,
  originOf,
}: Dependencies): FastifyPluginAsync => {
  const sitemaps = cacheByVersion<Buffer>()
  const send = (reply: FastifyReply, type: string, body: string | Buffer) =>
    reply.header('cache-control', 'no-cache').type(`${type}; charset=utf-8`).send(body)
  return async (app) => {
    app.get('/sitemap.xml', async (request, reply) => {
      const origin = originOf(request)
      const sitemap = await sitemaps.get(origin, await contentVersion(), async () => {
        const pages = await listPages(readers)
        return Buffer.from(
          `${XML}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:video="http://www.google.com/schemas/sitemap-video/1.1">${pages.map(urlElement(origin)).join('')}</urlset>`,
        )
      })
      return send(reply, 'application/xml', sitemap)
    })

    app.get('/feed.xml', async (request, reply) => {
      const origin = originOf(request)
      const articles = readable(await readers.readArticles()).slice(0, ENTRIES_IN_FEED)
      const entries = articles.map(
        (article) =>
          `<entry><id>${escapeHtml(origin + articleAddress(article.id))}</id><title>${escapeHtml(article.title)}</title><link href="${escapeHtml(origin + articleAddress(article.id))}"/><published>${withZone(article.publishedAt)}</published><updated>${withZone(changeOf(article))}</updated><author><name>${escapeHtml(article.author)}</name></author><summary>${escapeHtml(article.excerpt)}</summary></entry>`,
      )
      const newest = articles.map(changeOf).sort().at(-1) ?? '1970-01-01'
      return send(
        reply,
        'application/atom+xml',
        `${XML}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="vi"><id>${origin}/</id><title>${escapeHtml(site.brand.name)}</title><subtitle>${escapeHtml(site.brand.tagline)}</subtitle><link href="${origin}/"/><link rel="self" href="${origin}/feed.xml"/><updated>${withZone(newest)}</updated>${entries.join('')}</feed>`,
      )
    })

    app.get('/robots.txt', async (request, reply) =>
      send(
        reply,
        'text/plain',
        `User-agent: *\nDisallow: /order-service/\n\nSitemap: ${originOf(request)}/sitemap.xml\n`,
      ),
    )

    app.get(SECURITY_PATH, async (request, reply) => {
      const text = securityText(site.security, originOf(request))
      return O.isNone(text) ? reply.callNotFound() : send(reply, 'text/plain', text.value)
    })

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
          icons: [
            { src: '/pictures/site/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
            ...ICON_SIZES.map((size) => ({
              src: iconAddress(size),
              sizes: `${size}x${size}`,
              type: 'image/png',
              purpose: 'any',
            })),
          ],
        }),
      ),
    )
  }
}
