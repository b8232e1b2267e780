import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { createLoadProducts } from '../../../src/adapters/services/load-products'
import type { GetJson } from '../../../src/ports/services'

const sheet = { id: 'bang', name: 'San Pham' }
const answering =
  (body: unknown): GetJson =>
  () =>
    TE.right(body)

describe('the product sheet', () => {
  it('[M-131] is asked for by id and range', async () => {
    const urls: Array<string> = []
    const getJson: GetJson = (url) => {
      urls.push(url)
      return TE.right([])
    }
    await createLoadProducts(getJson, sheet)()
    expect(urls).toStrictEqual(['/order-service/api/products/data/google-reader-v2?id=bang&range=San%20Pham'])
  })

  it.each([
    { body: null, why: 'nothing comes back' },
    { body: [], why: 'no row' },
    { body: [['id', 'group', 'title']], why: 'only the header' },
  ])('[M-131] gives an empty list: $why', async ({ body }) => {
    expect(await createLoadProducts(answering(body), sheet)()).toStrictEqual(E.right([]))
  })

  it('[M-100, M-131] gives its products after the header', async () => {
    const rows = [
      ['id', 'group', 'title'],
      ['a', 'g', 'Viên tim'],
    ]
    const found = await createLoadProducts(answering(rows), sheet)()
    expect(E.isRight(found) && found.right.map(({ id, title }) => [id, title])).toStrictEqual([
      ['a', 'Viên tim'],
    ])
  })

  it('[M-133] that makes no sense is a failure', async () => {
    expect(await createLoadProducts(answering({ rows: 1 }), sheet)()).toStrictEqual(
      E.left({ tag: 'unreadable', reason: 'the body is no list of rows' }),
    )
  })
})
