import { describe, expect, it } from 'vitest'
import { storedPath } from '../../../src/adapters/content/stored-path'
import { createContentFolder } from '../../support/content/content-folder'

const COMPOSED = 'ảnh mới/bìa ế.svg'.normalize('NFC')
const DECOMPOSED = COMPOSED.normalize('NFD')
/** As a keyboard of composed Unicode writes it: neither composed nor decomposed. */
const MIXED = 'ảnh mới/bìa ế.svg'.normalize('NFC').replace('ế', 'ê\u0301')

describe('the path of a file', () => {
  it.each([
    { stored: COMPOSED, asked: COMPOSED, why: 'as it is asked for' },
    { stored: DECOMPOSED, asked: COMPOSED, why: 'decomposed, as a Mac sends it' },
    { stored: MIXED, asked: COMPOSED, why: 'by a keyboard of composed Unicode' },
    { stored: COMPOSED, asked: DECOMPOSED, why: 'composed, and asked for decomposed' },
  ])('[M-048] is spelled as on the disk: $why', async ({ stored, asked }) => {
    const { dir } = await createContentFolder({ [stored]: 'x', 'khác.svg': 'y' })
    expect(await storedPath(dir, asked)).toBe(stored)
  })

  it.each(['a/b.svg', 'không/có.svg', '../ảnh.svg', 'ảnh\0.svg'])(
    '[M-048] is returned unchanged if the disk has no such file (%j)',
    async (asked) => {
      const { dir } = await createContentFolder({ 'x.svg': 'x' })
      expect(await storedPath(dir, asked)).toBe(asked)
    },
  )
})
