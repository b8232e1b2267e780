import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { readArguments } from '../../../src/adapters/staff/read-arguments'

const OPTIONS = {
  to: { type: 'string' },
  json: { type: 'boolean' },
  from: { type: 'string', multiple: true },
} as const

const read = (...words: ReadonlyArray<string>) => {
  const outcome = readArguments(words, OPTIONS, 1)
  return E.isLeft(outcome)
    ? outcome.left
    : { ...outcome.right.values, positionals: outcome.right.positionals }
}

describe('the arguments of a command', () => {
  it.each([
    [[], { positionals: [] }],
    [['orders', '--to', 'a', '--json'], { to: 'a', json: true, positionals: ['orders'] }],
    [['--to=a', 'orders'], { to: 'a', positionals: ['orders'] }],
    [['--to', '--json'], { to: '', json: true, positionals: [] }],
    [['--to', '-'], { to: '-', positionals: [] }],
    [['--to', '-5', '-1'], { to: '-5', positionals: ['-1'] }],
    [['--1', '--json'], { json: true, positionals: ['--1'] }],
    [['--to'], { to: '', positionals: [] }],
    [['--to', '—a'], { to: '—a', positionals: [] }],
    [['--from', 'a', '--from', 'b'], { from: ['a', 'b'], positionals: [] }],
  ])('[M-106] are read: %j', (words, given) => {
    expect(read(...words)).toStrictEqual(given)
  })

  it.each([
    [['--to', 'a', '--to=b'], '--to được ghi hai lần.'],
    [['--json', '--json'], '--json được ghi hai lần.'],
    [['--json=1'], '--json không có giá trị đi kèm.'],
    [['a', 'b'], 'Thừa “b”.'],
    [['a', '0900 000 001'], 'Thừa một từ không hiểu được.'],
    [['--toString'], 'Không có tùy chọn “--toString”.'],
    [['−json'], 'Không có tùy chọn “−json”. Có phải --json?'],
  ])('[M-106] are refused, and the fault is named: %j', (words, fault) => {
    expect(read(...words)).toBe(fault)
  })
})
