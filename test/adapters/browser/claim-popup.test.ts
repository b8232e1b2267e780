import { describe, expect, it } from 'vitest'
import { createClaimPopup } from '../../../src/adapters/browser/claim-popup'
import { memoryStorage } from '../../support/views/memory-storage'

describe('the claim to show the popup', () => {
  it('[M-091, M-094] is granted once, and sets the flag as it is', () => {
    const storage = memoryStorage()
    const claim = createClaimPopup(() => storage)
    expect(claim()).toBe(true)
    expect(storage.getItem('register')).toBe('1')
    expect(claim()).toBe(false)
  })

  it('[M-094] is not granted again after a reload', () => {
    const storage = memoryStorage()
    createClaimPopup(() => storage)()
    expect(createClaimPopup(() => storage)()).toBe(false)
  })

  it.each([
    {
      why: 'storage itself throws',
      session: () => {
        throw new Error('denied')
      },
    },
    {
      why: 'storage is full',
      session: () => ({
        ...memoryStorage(),
        setItem: () => {
          throw new Error('full')
        },
      }),
    },
  ])('[M-091] is granted once a page when $why', ({ session }) => {
    const claim = createClaimPopup(session)
    expect([claim(), claim()]).toStrictEqual([true, false])
  })
})
