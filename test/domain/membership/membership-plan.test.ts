import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import {
  DEFAULT_PLAN_ID,
  findPlan,
  findPlanByTitle,
  MEMBERSHIP_PLANS,
  planOfPackage,
} from '../../../src/domain/membership/membership-plan'

const premium = { id: 1, title: 'Gói Premium' }
const deluxe = { id: 2, title: 'Gói Deluxe' }

describe('the membership plans', () => {
  it('[M-110] are Premium and Deluxe', () => {
    expect(MEMBERSHIP_PLANS).toStrictEqual([premium, deluxe])
  })

  it('[M-088] start with plan 1', () => {
    expect(DEFAULT_PLAN_ID).toBe(1)
  })

  it.each([
    [1, O.some(premium)],
    [2, O.some(deluxe)],
    [0, O.none],
    [3, O.none],
    [null, O.none],
  ])('[M-110, M-126] have one or none of the id %j', (id, plan) => {
    expect(findPlan(id)).toStrictEqual(plan)
  })

  it.each([
    ['Gói Premium', O.some(premium)],
    ['Gói Deluxe', O.some(deluxe)],
    ['gói deluxe', O.none],
    ['', O.none],
  ])('[M-109] have one or none of the title %j', (title, plan) => {
    expect(findPlanByTitle(title)).toStrictEqual(plan)
  })
})

describe('the package values', () => {
  it.each([
    [0, 1],
    [1, 1],
    [2, 2],
  ] as const)('[M-076, M-077, M-088] of %d preselect plan %d', (value, planId) => {
    expect(planOfPackage(value)).toBe(planId)
  })
})
