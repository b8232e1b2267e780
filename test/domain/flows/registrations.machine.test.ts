import { describe, expect, it } from 'vitest'
import { registrationsMachine } from '../../../src/domain/flows/registrations.machine'
import { follow, startFlow } from '../../support/flows/flow'

const order = { target: 'orders', preselected: null } as const
const membership = { target: 'members', planId: 2 } as const

const none = startFlow(registrationsMachine)
const two = follow(
  none,
  { type: 'registration.start', wanted: order },
  { type: 'registration.start', wanted: membership },
)

describe('the registrations of a page', () => {
  it('[M-035, M-030] are none at first', () => {
    expect(none.snapshot.context).toStrictEqual({ underWay: [], nextId: 1 })
  })

  it('[M-078, M-087, A-48] may be several: one whose dialog was closed is still in flight when another is opened', () => {
    expect(two.snapshot.context.underWay).toStrictEqual([
      { id: 1, wanted: order },
      { id: 2, wanted: membership },
    ])
  })

  it('[M-090] end one by one, and ids are unique', () => {
    const ended = follow(two, { type: 'registration.end', id: 1 })
    expect(ended.snapshot.context.underWay).toStrictEqual([{ id: 2, wanted: membership }])
    const third = follow(ended, { type: 'registration.start', wanted: order })
    expect(third.snapshot.context.underWay).toStrictEqual([
      { id: 2, wanted: membership },
      { id: 3, wanted: order },
    ])
  })
})
