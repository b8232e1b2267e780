import { describe, expect, it } from 'vitest'
import { bindUnits } from '../../../src/domain/text/bind-units'
import { readingText } from '../../../src/ui/copy/article'
import { amountText, priceText, sumText } from '../../../src/ui/copy/products'

const copies = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['../../../src/ui/copy/*.ts', '!../../../src/ui/copy/desk*.ts', '!../../../src/ui/copy/policies.ts'],
  { eager: true },
)

const textsIn = (value: unknown): ReadonlyArray<string> =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : []

describe('a number in a text of the site', () => {
  it.each(Object.entries(copies))('stays with its unit: %s', (_file, copy) => {
    expect(textsIn(copy).filter((text) => bindUnits(text) !== text)).toStrictEqual([])
  })

  it.each([
    amountText(369_000),
    sumText(1_340_000),
    priceText({ amountVnd: 599_000, months: 6 }),
    readingText(5),
  ])('stays with its unit where it is put in: %s', (text) => {
    expect(text).not.toMatch(/\d /)
  })
})
