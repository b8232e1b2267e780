import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** `skipIf` and `runIf` say what a machine has to have; these leave a test out everywhere. */
const LEFT_OUT = /\b(?:it|test|describe|bench)(?:\.\w+)*\.(?:skip|only|todo|fails)\b|\bx(?:it|describe)\(/

const leavesOut = (source: string): boolean => LEFT_OUT.test(source)

describe('a test', () => {
  it('is left out nowhere', () => {
    const files = globSync('test/**/*.test.{ts,tsx}').filter((file) => !file.startsWith('test/evidence/'))
    expect(files.length).toBeGreaterThan(100)
    expect(files.filter((file) => leavesOut(readFileSync(file, 'utf8')))).toStrictEqual([])
  })

  it.each([
    { written: "it.skip('a'", isLeftOut: true },
    { written: 'it.skip.each([])', isLeftOut: true },
    { written: "describe.concurrent.only('a'", isLeftOut: true },
    { written: "it.todo('a')", isLeftOut: true },
    { written: "xdescribe('a'", isLeftOut: true },
    { written: 'it.skipIf(!hasStrace)', isLeftOut: false },
    { written: 'it.each([])', isLeftOut: false },
  ])('is left out by $written: $isLeftOut', ({ written, isLeftOut }) => {
    expect(leavesOut(written)).toBe(isLeftOut)
  })
})
