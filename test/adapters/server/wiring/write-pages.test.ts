import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastify from 'fastify'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { mediaFolders } from '../../../../src/adapters/server/wiring/wire-content'
import { writePages } from '../../../../src/adapters/server/wiring/write-pages'
import { SHOWN_ROUTES } from '../../../../src/domain/routing/readable-address'
import { createTempDir } from '../../../support/temp-dir'

const inFolder = async (broken = '', status = 500) => {
  const dir = await createTempDir()
  for (const folder of ['client/assets', 'content/pictures', 'content/videos'])
    await mkdir(join(dir, folder), { recursive: true })
  await writeFile(join(dir, 'client/assets/a.js'), 'a')
  await writeFile(join(dir, 'content/videos/a.mp4'), 'film')
  await writeFile(join(dir, 'content/videos/a.md'), 'facts')
  await writeFile(join(dir, 'secret.png'), 'secret')
  await symlink(join(dir, 'secret.png'), join(dir, 'content/pictures/out.png'))
  await symlink('../videos/a.mp4', join(dir, 'content/videos/b.mp4'))
  const app = fastify()
  app.get('/*', (request, reply) =>
    reply
      .code(request.url === broken ? status : 200)
      .type('text/html')
      .send(
        `<p>${request.headers.host}${request.url}</p><img src="/link-pictures/x.svg.jpg"><img src="/link-pictures/%E1%BA%BF%20(1).svg.jpg">`,
      ),
  )
  const to = join(dir, 'pages')
  const count = await writePages({
    app,
    readers: { readArticles: TE.right([]), readVideos: TE.right([]), readProductRows: TE.right([]) },
    origin: 'https://a.example',
    siteDir: join(dir, 'client'),
    media: mediaFolders(join(dir, 'content')),
    to,
  })
  return { count, read: (file: string) => readFile(join(to, file), 'utf8') }
}

describe('pages as files', () => {
  it('[M-001] are what the server returns for the public address, with all files that they need', async () => {
    const { count, read } = await inFolder()
    expect(count).toBe(SHOWN_ROUTES.filter(({ takes }) => takes !== 'id').length)
    expect(await read('index.html')).toMatch(/^<p>a\.example\/<\/p>/)
    expect(await read('san-pham/index.html')).toContain('<p>a.example/san-pham</p>')
    expect(await read('404.html')).toContain('/khong-co')
    expect(await read('sitemap.xml')).toContain('/sitemap.xml')
    expect(await read('link-pictures/x.svg.jpg')).toContain('/link-pictures/x.svg.jpg')
    expect(await read('link-pictures/ế (1).svg.jpg')).toContain('/link-pictures/%E1%BA%BF%20(1).svg.jpg')
    expect([await read('assets/a.js'), await read('videos/a.mp4')]).toStrictEqual(['a', 'film'])
    await expect(read('videos/a.md')).rejects.toThrow('ENOENT')
  })

  it.each([
    ['/san-pham', 404],
    ['/san-pham', 500],
    ['/robots.txt', 500],
  ])('[M-001] are refused if the server answers %s with %i', async (address, status) => {
    await expect(inFolder(address, status)).rejects.toThrow(`${address}: ${status}`)
  })

  it('[M-001] lack a picture that the content lacks', async () => {
    const { read } = await inFolder('/link-pictures/x.svg.jpg', 404)
    await expect(read('link-pictures/x.svg.jpg')).rejects.toThrow('ENOENT')
  })

  it('[M-130] contain no file that a link names outside of the content folder, and the files of other links', async () => {
    const { read } = await inFolder()
    await expect(read('pictures/out.png')).rejects.toThrow('ENOENT')
    expect(await read('videos/b.mp4')).toBe('film')
  })
})
