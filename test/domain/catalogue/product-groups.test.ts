import { describe, expect, it } from 'vitest'
import { groupSlug, productGroups } from '../../../src/domain/catalogue/product-groups'
import { aProduct } from '../../support/fixtures/a-product'

describe('the groups of products', () => {
  it('[M-100] are each named once, in the order of the products', () => {
    const products = ['Tim mạch', '', 'Giấc ngủ', 'Tim mạch'].map((group, at) => aProduct(`${at}`, { group }))
    expect(productGroups(products)).toStrictEqual(['Tim mạch', 'Giấc ngủ'])
  })
})

describe('a group in an address', () => {
  it.each([
    ['Tim mạch và chuyển hóa', 'tim-mach-va-chuyen-hoa'],
    ['Sinh lực & dẻo dai', 'sinh-luc-deo-dai'],
    ['', ''],
  ])('[M-045] %j is %j', (group, slug) => {
    expect(groupSlug(group)).toBe(slug)
  })
})
