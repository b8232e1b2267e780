import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { ContractRule } from '../../../src/domain/site/contract-rule'

describe('ContractRule', () => {
  it.each(['none', 1, 3, 10] as const)('[P-021] takes %j', (rule) => {
    expect(ContractRule.decode(rule)).toStrictEqual(E.right(rule))
    expect(ContractRule.is(rule)).toBe(true)
    expect(ContractRule.encode(rule)).toBe(rule)
  })

  it('[P-021] is none if it is omitted', () => {
    expect(ContractRule.decode(undefined)).toStrictEqual(E.right('none'))
  })

  it.each([0, 11, -1, 1.5, Number.NaN, '3', 'None', null, true])('[P-021] refuses %j', (rule) => {
    const read = ContractRule.decode(rule)
    expect(E.isLeft(read) && read.left[0]?.message).toBe('phải là "none" hoặc số năm nguyên từ 1 đến 10')
    expect(ContractRule.is(rule)).toBe(false)
  })
})
