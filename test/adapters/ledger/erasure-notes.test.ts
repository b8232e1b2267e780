import { appendFile, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { appendErasures } from '../../../src/adapters/ledger/append-erasures'
import { erasureLine, readErasureNotes } from '../../../src/adapters/ledger/erasure-notes'
import type { NotedErasure } from '../../../src/ports/note-erasures'
import { ARRIVED_AT, anArrivedOrder } from '../../support/arrived'
import { phoneNumber } from '../../support/people'
import { passDays } from '../../support/retention-days'
import { createTempDir } from '../../support/temp-dir'
import { TEST_STORES } from '../../support/test-stores'

const note = (letter: string): NotedErasure => ({
  mark: letter.repeat(43),
  at: ARRIVED_AT,
  sheets: ['orders'],
})
const AT_ONCE = { days: 0, isDelivering: false }
const LINE = `{"mark":"${'a'.repeat(43)}","at":"2026-11-20T01:30:00.000Z","sheets":["orders"]}\n`

describe.each(TEST_STORES)('an erasure $name', ({ open }) => {
  it('[M-132] is noted with a mark, a moment and the sheets that may hold rows', async () => {
    const { keepRegistration, eraseByPhone, store, notebook } = await open()
    await keepRegistration(anArrivedOrder(1))()
    await eraseByPhone(phoneNumber('0900000001'))()
    const mark = store.markPhone('0900000001')
    expect(notebook.noted).toStrictEqual([{ mark, at: ARRIVED_AT, sheets: [] }])
    await keepRegistration(anArrivedOrder(1))()
    await store.formBatch('orders')()
    await eraseByPhone(phoneNumber('0900000001'))()
    expect(notebook.noted[1]).toStrictEqual({ mark, at: ARRIVED_AT, sheets: ['orders'] })
  })

  it('[M-132] of nobody is not noted', async () => {
    const { eraseByPhone, notebook } = await open()
    await eraseByPhone(phoneNumber('0900000001'))()
    expect(notebook.noted).toStrictEqual([])
  })

  it('[M-132] by age is noted too', async () => {
    const store = await open()
    const { keepRegistration, notebook } = store
    for (const n of [1, 2]) await keepRegistration(anArrivedOrder(n))()
    await passDays(store, 2, AT_ONCE)
    expect(notebook.noted).toHaveLength(2)
  })

  it('[M-132] that cannot be noted is not done', async () => {
    const { keepRegistration, eraseByPhone, eraseExpired, findByPhone, notebook, clock } = await open()
    clock.pass(1)
    await keepRegistration(anArrivedOrder(1))()
    notebook.fill()
    expect(E.isLeft(await eraseByPhone(phoneNumber('0900000001'))())).toBe(true)
    expect(E.isLeft(await eraseExpired(AT_ONCE)())).toBe(true)
    expect(await findByPhone('0900000001')()).toMatchObject(E.right([{ id: 1 }]))
  })
})

describe('the record of erasures', () => {
  it('[M-132] has a line for each, which only its owner reads', async () => {
    const path = join(await createTempDir(), 'kept', 'erasures.jsonl')
    appendErasures(path)([note('a')])
    appendErasures(path)([note('b'), note('c')])
    const text = await readFile(path, 'utf8')
    expect(text.startsWith(LINE)).toBe(true)
    expect(readErasureNotes(text)).toStrictEqual(E.right(['a', 'b', 'c'].map(note)))
    expect((await stat(path)).mode & 0o777).toBe(0o600)
  })

  it.each(['{"mark":"aa', LINE.slice(0, -20), '\0'.repeat(5_000)])(
    '[M-132] loses a line that a power cut left unfinished when the next is written (%#)',
    async (torn) => {
      const path = join(await createTempDir(), 'erasures.jsonl')
      await writeFile(path, LINE)
      await appendFile(path, torn)
      expect(readErasureNotes(await readFile(path, 'utf8'))).toStrictEqual(E.right([note('a')]))
      appendErasures(path)([note('b')])
      expect(await readFile(path, 'utf8')).toBe(`${LINE}${erasureLine(note('b'))}`)
    },
  )

  it('[M-132] keeps a last line that lacks nothing but its end', () => {
    expect(readErasureNotes(`${LINE}${erasureLine(note('b')).trim()}`)).toStrictEqual(
      E.right([note('a'), note('b')]),
    )
  })

  it.each([
    ['no JSON', 'x'],
    ['an empty line', ''],
    ['a mark of another length', LINE.trim().replace('aaa', 'aa')],
    ['no moment', LINE.trim().replace('2026-11-20', '2026-13-20')],
    ['an unknown sheet', LINE.trim().replace('orders', 'others')],
  ])('[M-132] is refused with the number of a damaged line: %s', (_, damaged) => {
    expect(readErasureNotes(`${LINE}${damaged}\n${LINE}`)).toStrictEqual(E.left(2))
  })
})
