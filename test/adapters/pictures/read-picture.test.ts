import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { createReadPicture } from '../../../src/adapters/pictures/read-picture'
import { createContentFolder } from '../../support/content-folder'

const isSvg = (name: string) => name.endsWith('.svg')

describe('a picture by its name', () => {
  it('is read from the folder', async () => {
    const { dir } = await createContentFolder({ 'pictures/news/a.svg': 'svg' })
    expect(await createReadPicture(join(dir, 'pictures'), isSvg)('news/a.svg')()).toStrictEqual(
      E.right(Buffer.from('svg')),
    )
  })

  it.each([
    '../secret.svg',
    'news/../../secret.svg',
    '/etc/passwd.svg',
    '.hidden.svg',
    '.git/a.svg',
    'notes.md',
    'gone.svg',
    'news',
    '',
    'a\0.svg',
  ])('is not read under %j', async (name) => {
    const { dir } = await createContentFolder({
      'secret.svg': 'secret',
      'pictures/.hidden.svg': 'secret',
      'pictures/.git/a.svg': 'secret',
      'pictures/notes.md': 'secret',
      'pictures/news/a.svg': 'svg',
    })
    expect(E.isLeft(await createReadPicture(join(dir, 'pictures'), isSvg)(name)())).toBe(true)
  })
})
