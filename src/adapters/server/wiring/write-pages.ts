import { cp, mkdir, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { NO_ROUTE } from '../../../domain/routing/readable-address'
import { SECURITY_PATH } from '../../../domain/site/security-contact'
import type { ContentReaders } from '../../../ports/content'
import { listPages } from '../pages/page-list'
import { ICON_SIZES, iconAddress, LINK_PICTURES } from '../pages/picture-addresses'
import type { MediaFolder } from '../routes/media-route'

const PLAIN_FILES = [
  '/sitemap.xml',
  '/feed.xml',
  '/robots.txt',
  SECURITY_PATH,
  '/manifest.webmanifest',
  ...ICON_SIZES.map(iconAddress),
]
/** File hosts serve this page if no file matches. */
const NOT_FOUND = { address: NO_ROUTE, file: '404.html' }

type Dependencies = {
  readonly app: FastifyInstance
  readonly readers: ContentReaders
  readonly origin: string
  readonly siteDir: string
  readonly media: ReadonlyArray<MediaFolder>
  readonly to: string
}

/** The file of a page; hosts of files decode an address before they look for its file. */
const fileOf = (address: string): string => {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}

const linkPicturesIn = (html: string): ReadonlyArray<string> =>
  html.match(new RegExp(`${LINK_PICTURES}/[^"<]+`, 'g')) ?? []

/** Writes each page as the server would send it, with the files it names; returns the number of pages, rejects at an error. */
export const writePages = async ({
  app,
  readers,
  origin,
  siteDir,
  media,
  to,
}: Dependencies): Promise<number> => {
  const { host } = new URL(origin)
  const write = async (address: string, file: string): Promise<string> => {
    const answer = await app.inject({ url: address, headers: { host } })
    const path = join(to, fileOf(file))
    // The content may lack a file, such as a picture, but not a page.
    if (answer.statusCode === 404 && file === address) return ''
    if (answer.statusCode !== 200 && address !== NOT_FOUND.address)
      throw new Error(`${address}: ${answer.statusCode}`)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, answer.rawPayload)
    return answer.body
  }
  const pages = await listPages(readers)
  const pictures = new Set<string>()
  await cp(join(siteDir, 'assets'), join(to, 'assets'), { recursive: true, dereference: true })
  for (const { prefix, root, isServed, liesOutside } of media)
    await cp(root, join(to, prefix), {
      recursive: true,
      dereference: true,
      filter: async (path) =>
        !basename(path).startsWith('.') &&
        !(await liesOutside(path).catch(() => true)) &&
        ((await stat(path)).isDirectory() || isServed(path)),
    })
  for (const { address } of pages)
    for (const picture of linkPicturesIn(await write(address, join(address, 'index.html'))))
      pictures.add(picture)
  await write(NOT_FOUND.address, NOT_FOUND.file)
  for (const address of PLAIN_FILES)
    for (const picture of linkPicturesIn(await write(address, address))) pictures.add(picture)
  for (const picture of pictures) await write(picture, picture)
  return pages.length
}
