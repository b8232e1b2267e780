import { describe, expect, it } from 'vitest'
import { limitConcurrency } from '../../../src/adapters/browser/limit-concurrency'

const settle = () => new Promise((resolve) => setTimeout(resolve, 0))

describe('tasks of which two may run at once', () => {
  it('[M-104] begin in the order of the calls, each when an earlier one has ended or failed', async () => {
    const begun: Array<string> = []
    const ends = new Map<string, (outcome: Promise<string>) => void>()
    const limited = limitConcurrency(2)
    const outcomes = ['1', '2', '3', '4'].map((name) =>
      limited(() => {
        begun.push(name)
        return new Promise<string>((resolve) => ends.set(name, resolve))
      }),
    )
    await settle()
    expect(begun).toStrictEqual(['1', '2'])
    ends.get('2')?.(Promise.reject(new Error('failed')))
    await expect(outcomes[1]).rejects.toThrow('failed')
    await settle()
    expect(begun).toStrictEqual(['1', '2', '3'])
    for (const name of ['1', '3', '4']) {
      ends.get(name)?.(Promise.resolve(name))
      await settle()
    }
    expect(await Promise.all([outcomes[0], outcomes[2], outcomes[3]])).toStrictEqual(['1', '3', '4'])
    expect(begun).toStrictEqual(['1', '2', '3', '4'])
  })
})
