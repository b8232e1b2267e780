import { execFileSync } from 'node:child_process'
import { truncate } from 'node:fs/promises'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { readContentText } from '../../../src/adapters/content/read-content-text'
import { readInside } from '../../../src/adapters/content/read-inside'
import { reviewPictures } from '../../../src/adapters/content/review-pictures'
import { reviewVideos } from '../../../src/adapters/content/review-videos'
import { createContentFolder } from '../../support/content/content-folder'

const MB = 1_048_576
const NO_FILE = 'Đây không phải là tệp (mà là ống dẫn hoặc thiết bị); hãy chép tệp thật vào thư mục.'
const TOO_LARGE = 'Tệp lớn hơn 16 MB nên không được đọc; hãy xem có chép nhầm tệp không.'

const unreadable = (file: string, reason: string) => E.left({ tag: 'unreadable', file, reason })

const sized = async (name: string, bytes: number) => {
  const { dir } = await createContentFolder({ [name]: '' })
  await truncate(join(dir, name), bytes)
  return dir
}

describe('what is no file', () => {
  it('[M-133] a pipe is named, and nobody waits for it', async () => {
    const { dir } = await createContentFolder({ 'videos/a.md': '' })
    execFileSync('mkfifo', [join(dir, 'site.json'), join(dir, 'videos/v.mp4')])
    expect(await readContentText(dir, 'site.json')()).toStrictEqual(unreadable('site.json', NO_FILE))
    expect(await reviewVideos(dir, [{ url: '/videos/v.mp4', captionsUrl: '' }])).toStrictEqual([
      { tag: 'doubtful', file: 'videos/v.mp4', reason: NO_FILE },
    ])
  })

  it('[M-133] a device that never ends is not read', async () => {
    expect(await readContentText('/dev', 'zero')()).toStrictEqual(unreadable('zero', NO_FILE))
  })
})

describe('an enormous file', () => {
  it('[M-133] is read up to 16 MB, and one byte more is refused', async () => {
    const dir = await sized('a.csv', 16 * MB)
    expect((await readInside(dir, 'a.csv')).length).toBe(16 * MB)
    await truncate(join(dir, 'a.csv'), 16 * MB + 1)
    expect(await readContentText(dir, 'a.csv')()).toStrictEqual(unreadable('a.csv', TOO_LARGE))
  })

  it('[M-133] is named as the reason for a picture that is not shown', async () => {
    const dir = await sized('pictures/a.png', 16 * MB + 1)
    expect(
      await reviewPictures(dir, [{ file: 'news, bài a', url: '/pictures/a.png', isOnCard: true }]),
    ).toStrictEqual([
      {
        tag: 'doubtful',
        file: 'news, bài a',
        reason: `Không có ảnh đọc được ở /pictures/a.png. ${TOO_LARGE}`,
      },
    ])
  })
})
