import { describe, expect, it } from 'vitest'
import { aRunTest } from '../support/evidence/a-run-test'
import { namedTestsNotPassed } from '../support/evidence/missing-evidence'
import { isInItsFile } from '../support/evidence/named-tests'

const FILE = 'test/domain/a.test.ts'
const named = [[FILE, 'is sent once: $kind']] as const
const HERE = 'test/evidence/named-tests.test.ts'

describe('a test that a page names', () => {
  it.each([
    { run: [aRunTest('an order > [M-083, A-50] is sent once: order')], missing: 0 },
    { run: [aRunTest('an order > [M-083] is not sent, or is sent once: order')], missing: 1 },
    { run: [aRunTest('an order > [M-083] is sent once')], missing: 1 },
    {
      run: [aRunTest('is sent once: order'), aRunTest('is sent once: membership', { state: 'skipped' })],
      missing: 0,
    },
    {
      run: [aRunTest('is sent once: order'), aRunTest('is sent once: membership', { state: 'failed' })],
      missing: 1,
    },
    { run: [aRunTest('is sent once: order', { state: 'skipped' })], missing: 1 },
    { run: [aRunTest('is sent once: order', { file: 'test/domain/b.test.ts' })], missing: 1 },
    { run: [aRunTest('is sent twice')], missing: 1 },
    { run: [], missing: 1 },
  ])('is missing $missing times if the run had $run', ({ run, missing }) => {
    expect(namedTestsNotPassed([...named, ...named], run)).toStrictEqual(
      missing === 0 ? [] : [`${FILE}: is sent once: $kind`],
    )
  })

  it('is in its file', () => {
    expect(isInItsFile([HERE, 'is in its file'])).toBe(true)
    expect(isInItsFile([HERE, ['is in', 'its'].join(' ')])).toBe(false)
    expect(isInItsFile(['test/evidence/gone.test.ts', 'is in its file'])).toBe(false)
  })
})
