import { describe, expect, it } from 'vitest'
import { secretKeyOf } from '../../../src/adapters/ledger/phone-hash'
import { runScript, runScriptAwaiting } from '../../../src/adapters/ledger/run-script'
import { only, run } from '../../../src/domain/ledger/script'
import { mustNotBeCalled } from '../../support/must-not-be-called'

type Answer = (name: string) => ReadonlyArray<unknown>

const TIMES = [
  { target: 'orders', at: 7 },
  { target: 'members', at: 8 },
]

function* script() {
  const { text } = yield* only('newId', {})
  const times = yield* run('heldTimes', { phone: '0900000001' })
  const { rows } = yield* only('countRows', {})
  return { hasId: text !== '', times, rows }
}

const answering =
  (counted: ReadonlyArray<unknown>, times: ReadonlyArray<unknown> = TIMES): Answer =>
  (name) =>
    name === 'countRows' ? counted : times

describe.each<
  [
    string,
    (answer: Answer) => Promise<ReturnType<typeof script> extends Generator<infer _, infer A> ? A : never>,
  ]
>([
  ['at once', async (answer) => runScript(script(), ({ name }) => answer(name))],
  ['awaited', (answer) => runScriptAwaiting(script(), async ({ name }) => answer(name))],
])('a script whose statements are answered %s', (_, runs) => {
  it('[P-001] is given the rows of each statement in turn, and a new id by the program itself', async () => {
    expect(await runs(answering([{ rows: 2 }]))).toStrictEqual({ hasId: true, times: TIMES, rows: 2 })
  })

  it.each([
    [
      'a row does not match its codec',
      answering([{ rows: 2 }], [{ target: 'orders', at: 'seven' }]),
      'heldTimes',
    ],
    ['a statement that has one row has none', answering([]), 'countRows'],
    ['a statement that has one row has two', answering([{ rows: 1 }, { rows: 2 }]), 'countRows'],
  ])('[P-001] ends where %s, and names the statement', async (__, answer, statement) => {
    await expect(runs(answer)).rejects.toThrow(`unreadable row of ${statement}`)
  })
})

describe('what the program answers itself', () => {
  it('[P-002] digests as SHA-256 in hexadecimal, as the markers of earlier releases do', () => {
    expect(runScript(only('digest', { of: 'a' }), mustNotBeCalled('answer'))).toStrictEqual({
      text: 'ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb',
    })
  })

  it('[P-004] names the key of phone hashes by a hash of it', () => {
    const { text } = runScript(only('secretKey', { secret: 'a' }), mustNotBeCalled('answer'))
    expect(text).toBe(secretKeyOf('a'))
  })
})
