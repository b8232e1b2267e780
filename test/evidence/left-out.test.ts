import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import whole from '../../vitest.config'
import deploy from '../../vitest.deploy.config'

/** `skipIf` and `runIf` say what a machine has to have; these leave a test out everywhere. */
const LEFT_OUT = /\b(?:it|test|describe|bench)(?:\.\w+)*\.(?:skip|only|todo|fails)\b|\bx(?:it|describe)\(/

const leavesOut = (source: string): boolean => LEFT_OUT.test(source)

describe('a test', () => {
  it('is never skipped', () => {
    const files = globSync('test/**/*.test.{ts,tsx}').filter((file) => !file.startsWith('test/evidence/'))
    expect(files.length).toBeGreaterThan(100)
    expect(files.filter((file) => leavesOut(readFileSync(file, 'utf8')))).toStrictEqual([])
  })

  it('is in a file that one project of `npm run test:all` or `npm run test:deploy` runs', () => {
    const run = [...(whole.test?.projects ?? []), deploy].flatMap((project) =>
      typeof project === 'object' && 'test' in project
        ? globSync([...(project.test?.include ?? [])], { exclude: project.test?.exclude ?? [] })
        : [],
    )
    expect(globSync('test/**/*.test.{ts,tsx}').filter((file) => !run.includes(file))).toStrictEqual([])
    expect(run.length).toBe(new Set(run).size)
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
