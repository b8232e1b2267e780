import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { createReadVideos } from '../../../src/adapters/content/read-videos'
import { createContentFolder } from '../../support/content-folder'
import { createContentLog, shouldNotBeLogged } from '../../support/content-log'

const video = (id: string, file: string, updatedAt = '2026-01-31') =>
  `---\nid: ${id}\ntitle: Tập ${id}\nthumbnail: /pictures/${id}.svg\nfile: ${file}\nupdatedAt: ${updatedAt}\n---\nMột **hai**.\n`

describe('a folder of videos', () => {
  it('[M-130] decodes every field, the body as plain text, the newest first', async () => {
    const { dir } = await createContentFolder({
      'videos/1.md': video('mot', 'mot.mp4'),
      'videos/2.md': video('hai', 'tập hai.webm', '2026-02-01'),
      'videos/mot.mp4': 'bytes',
      'videos/tập hai.webm': 'bytes',
    })
    expect(await createReadVideos(dir, shouldNotBeLogged)()).toStrictEqual(
      E.right([
        {
          id: 'hai',
          url: '/videos/t%E1%BA%ADp%20hai.webm',
          title: 'Tập hai',
          description: 'Một **hai**.',
          thumbnail: '/pictures/hai.svg',
          updatedAt: '2026-02-01',
        },
        {
          id: 'mot',
          url: '/videos/mot.mp4',
          title: 'Tập mot',
          description: 'Một **hai**.',
          thumbnail: '/pictures/mot.svg',
          updatedAt: '2026-01-31',
        },
      ]),
    )
  })

  it.each(['gone.mp4', '../site.mp4', 'sub/a.mp4', '.hidden.mp4', 'notes.txt', 'mot.MD', '1.md'])(
    '[M-130] leaves out and logs one whose file is %s',
    async (file) => {
      const { log, failures } = createContentLog()
      const { dir } = await createContentFolder({
        'site.mp4': 'bytes',
        'videos/.hidden.mp4': 'bytes',
        'videos/sub/a.mp4': 'bytes',
        'videos/notes.txt': 'bytes',
        'videos/1.md': video('mot', file),
      })
      expect(await createReadVideos(dir, log)()).toStrictEqual(E.right([]))
      expect(failures).toStrictEqual([
        {
          tag: 'unreadable',
          file: 'videos/1.md',
          reason: `Không có tệp mp4 hay webm tên ${file} đi kèm.`,
        },
      ])
    },
  )

  it('[M-130] takes in a video once its media file arrives', async () => {
    const { log } = createContentLog()
    const { dir, write } = await createContentFolder({ 'videos/1.md': video('mot', 'mot.mp4') })
    const read = createReadVideos(dir, log)
    expect(await read()).toStrictEqual(E.right([]))
    await write({ 'videos/mot.mp4': 'bytes' })
    expect(await read()).toMatchObject(E.right([{ id: 'mot', url: '/videos/mot.mp4' }]))
  })
})
