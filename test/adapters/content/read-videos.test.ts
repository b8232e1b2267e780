import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { createReadVideos } from '../../../src/adapters/content/read-videos'
import { createContentFolder } from '../../support/content/content-folder'
import { createContentLog, shouldNotBeLogged } from '../../support/content/content-log'

const video = (id: string, file: string, updatedAt = '2026-01-31', more = '') =>
  `---\nid: ${id}\ntitle: Tập ${id}\nthumbnail: /pictures/${id}.svg\nfile: ${file}\nupdatedAt: ${updatedAt}\n${more}---\nMột **hai**.\n`

const WHOLE = [
  'captions: phụ đề.vtt',
  'publishedAt: 2026-01-02',
  'duration: 1:05',
  'chapters:',
  '  - { at: 0:00, title: Mở đầu }',
  '  - { at: 1:00:05, title: Kết }',
  'voice: synthetic',
  'organisation: Công ty A, Hà Nội',
  'transcript: |',
  '  Đoạn một.',
  '',
  '  Đoạn hai.',
  '',
].join('\n')

describe('a folder of videos', () => {
  it('[M-130] decodes every field and the body as plain text, newest first', async () => {
    const { dir } = await createContentFolder({
      'videos/1.md': video('mot', 'mot.mp4'),
      'videos/2.md': video('hai', 'tập hai.webm', '2026-02-01', WHOLE),
      'videos/mot.mp4': 'bytes',
      'videos/tập hai.webm': 'bytes',
      'videos/phụ đề.vtt': 'bytes',
    })
    expect(await createReadVideos(dir, shouldNotBeLogged)()).toStrictEqual(
      E.right([
        {
          id: 'hai',
          url: '/videos/t%E1%BA%ADp%20hai.webm',
          title: 'Tập hai',
          description: 'Một **hai**.',
          thumbnail: '/pictures/hai.svg',
          publishedAt: '2026-01-02',
          updatedAt: '2026-02-01',
          durationSeconds: 65,
          captionsUrl: '/videos/ph%E1%BB%A5%20%C4%91%E1%BB%81.vtt',
          chapters: [
            { startSeconds: 0, title: 'Mở đầu' },
            { startSeconds: 3605, title: 'Kết' },
          ],
          transcript: 'Đoạn một.\n\nĐoạn hai.',
          voice: 'synthetic',
          organisation: 'Công ty A, Hà Nội',
        },
        {
          id: 'mot',
          url: '/videos/mot.mp4',
          title: 'Tập mot',
          description: 'Một **hai**.',
          thumbnail: '/pictures/mot.svg',
          publishedAt: '2026-01-31',
          updatedAt: '2026-01-31',
          durationSeconds: 0,
          captionsUrl: '',
          chapters: [],
          transcript: '',
          voice: '',
          organisation: '',
        },
      ]),
    )
  })

  it('[M-130] finds files whose names have decomposed letters on the disk', async () => {
    const { dir } = await createContentFolder({
      'videos/1.md': video('mot', 'tập.mp4', '2026-02-01', 'captions: phụ đề.vtt\n'),
      ['videos/tập.mp4'.normalize('NFD')]: 'bytes',
      ['videos/phụ đề.vtt'.normalize('NFD')]: 'bytes',
    })
    expect(await createReadVideos(dir, shouldNotBeLogged)()).toMatchObject(
      E.right([
        {
          url: `/videos/${encodeURIComponent('tập.mp4'.normalize('NFD'))}`,
          captionsUrl: `/videos/${encodeURIComponent('phụ đề.vtt'.normalize('NFD'))}`,
        },
      ]),
    )
  })

  it.each(['gone.mp4', '../site.mp4', 'sub/a.mp4', '.hidden.mp4', 'notes.txt', 'mot.MD', '1.md'])(
    '[M-130] omits and logs one whose file is %s',
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

  it.each([
    [
      'a duration in minutes only',
      'duration: 65\n',
      'duration phải là thời gian như 1:05 hoặc 1:02:05, không phải 65.',
    ],
    ['captions that are not there', 'captions: gone.vtt\n', 'Không có tệp phụ đề vtt tên gone.vtt đi kèm.'],
    ['captions of another kind', 'captions: mot.mp4\n', 'Không có tệp phụ đề vtt tên mot.mp4 đi kèm.'],
    [
      'two chapters at one time',
      'chapters: [{ at: 0:10, title: A }, { at: 0:10, title: B }]\n',
      'chapters phải xếp theo thời gian tăng dần.',
    ],
    ['a chapter without title', 'chapters: [{ at: 0:10 }]\n', 'Thiếu chapters.0.title.'],
  ])('[M-130] omits and logs an entry with %s', async (_what, more, reason) => {
    const { log, failures } = createContentLog()
    const { dir } = await createContentFolder({
      'videos/mot.mp4': 'bytes',
      'videos/1.md': video('mot', 'mot.mp4', '2026-01-31', more),
    })
    expect(await createReadVideos(dir, log)()).toStrictEqual(E.right([]))
    expect(failures).toStrictEqual([{ tag: 'unreadable', file: 'videos/1.md', reason }])
  })

  it('[M-130] includes a video once its media file exists', async () => {
    const { log } = createContentLog()
    const { dir, write } = await createContentFolder({ 'videos/1.md': video('mot', 'mot.mp4') })
    const read = createReadVideos(dir, log)
    expect(await read()).toStrictEqual(E.right([]))
    await write({ 'videos/mot.mp4': 'bytes' })
    expect(await read()).toMatchObject(E.right([{ id: 'mot', url: '/videos/mot.mp4' }]))
  })
})
