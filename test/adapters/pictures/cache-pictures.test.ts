import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { cachePictures } from '../../../src/adapters/pictures/cache-pictures'

const bytes = (text: string) => Buffer.from(text)

const counting = (outcome: (drawing: number) => E.Either<string, Uint8Array>) => {
  const drawings: Array<string> = []
  const draw = cachePictures((picture) => async () => {
    drawings.push(Buffer.from(picture).toString())
    return outcome(drawings.length)
  })
  return { draw, drawings }
}

describe('cached pictures', () => {
  it('are rendered once for equal bytes, and again if the bytes differ', async () => {
    const { draw, drawings } = counting((drawing) => E.right(bytes(`jpeg ${drawing}`)))
    expect(await draw(bytes('a'))()).toStrictEqual(E.right(bytes('jpeg 1')))
    expect(await draw(bytes('a'))()).toStrictEqual(E.right(bytes('jpeg 1')))
    expect(await draw(bytes('b'))()).toStrictEqual(E.right(bytes('jpeg 2')))
    expect(drawings).toStrictEqual(['a', 'b'])
  })

  it('are rendered once for concurrent requests', async () => {
    const { draw, drawings } = counting(() => E.right(bytes('jpeg')))
    await Promise.all([draw(bytes('a'))(), draw(bytes('a'))()])
    expect(drawings).toStrictEqual(['a'])
  })

  it('are rendered again after a failure', async () => {
    const { draw } = counting((drawing) => (drawing === 1 ? E.left('broken') : E.right(bytes('jpeg'))))
    expect(await draw(bytes('a'))()).toStrictEqual(E.left('broken'))
    expect(await draw(bytes('a'))()).toStrictEqual(E.right(bytes('jpeg')))
  })

  it.each([
    [300, 1],
    [301, 2],
  ])('are evicted, oldest first, above 300: %d', async (count, drawnOfTheFirst) => {
    const { draw, drawings } = counting(() => E.right(bytes('jpeg')))
    for (let index = 0; index < count; index += 1) await draw(bytes(`${index}`))()
    await draw(bytes('0'))()
    expect(drawings.filter((picture) => picture === '0')).toHaveLength(drawnOfTheFirst)
  })

  it('[P-008] are rendered once for each size', async () => {
    const sizes: Array<number> = []
    const draw = cachePictures((picture, size: number) => async () => {
      sizes.push(size)
      return E.right(picture)
    })
    for (const size of [192, 512, 192, 512]) await draw(bytes('a'), size)()
    expect(sizes).toStrictEqual([192, 512])
  })
})
