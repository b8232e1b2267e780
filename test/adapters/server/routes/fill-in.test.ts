import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fillIn } from '../../../../src/adapters/server/routes/fill-in'
import {
  lacksProduct,
  membershipDraftOf,
  orderDraftOf,
} from '../../../../src/adapters/server/routes/form-draft'
import { decodeProductRows } from '../../../../src/domain/catalogue/product-rows'
import type { ConsentMode } from '../../../../src/domain/registration/consent'
import { TARGETS, type Target } from '../../../../src/domain/registration/registration'
import { FORM_FIELDS } from '../../../../src/domain/routing/form-address'
import type { FormState, PlainPage } from '../../../../src/ports/plain-page'
import { createRenderPlainPage } from '../../../../src/ui/render'
import { aSite } from '../../../support/fixtures/a-site'
import { smallAddressBook as book } from '../../../support/fixtures/small-address-book'

const PRODUCTS = decodeProductRows([
  ['id', 'group', 'title'],
  ['sp-1', 'A', 'Hàu biển'],
  ['"sp" & <2>', 'A', 'Sâm cau'],
  ["sp-3'", 'A', 'Nấm'],
])

const aText = fc.oneof(
  fc.constantFrom('Nguyễn Mẫu', '"><b>', "O'Mẫu & con", '$& $1', ''),
  fc.string({ unit: 'binary' }).filter((text) => !/[\r\n\0]/.test(text)),
)

const anInput = fc.record({
  name: aText,
  phone: aText,
  website: aText,
  province: fc.constant('28'),
  district: fc.constantFrom('325', '327', ''),
  products: fc.subarray(['sp-1', '"sp" & <2>', "sp-3'", 'gone']),
  plan: fc.constantFrom('1', '2', '3'),
  consent: fc.constantFrom('2026-01', 'ticked 2026-01', null),
  offers: fc.boolean(),
})

const versionIn = (mode: ConsentMode) => (mode === 'checkbox' ? 'ticked 2026-01' : '2026-01')

const fieldsOf = (
  mode: ConsentMode,
  { products, consent, offers, ...texts }: typeof anInput extends fc.Arbitrary<infer A> ? A : never,
) =>
  new URLSearchParams([
    [FORM_FIELDS.key, 'phieu-1'],
    ...Object.entries(texts),
    ...products.map((id) => [FORM_FIELDS.product, id]),
    ...(consent === null ? [] : [[FORM_FIELDS.consent, consent]]),
    ...(offers ? [[FORM_FIELDS.offers, versionIn(mode)]] : []),
  ])

const pageOf = (target: Target, mode: ConsentMode, state: FormState, fields: URLSearchParams): PlainPage => {
  const key = fields.get(FORM_FIELDS.key) ?? ''
  return target === 'members'
    ? { kind: 'form', target, key, state, draft: membershipDraftOf(mode, fields) }
    : {
        kind: 'form',
        target,
        key,
        state,
        draft: orderDraftOf({ mode, book, products: PRODUCTS }, fields),
        book,
        products: PRODUCTS,
        lacksProduct: lacksProduct(PRODUCTS, fields),
        lacksProvince: false,
      }
}

const renderer = (mode: ConsentMode) =>
  createRenderPlainPage({
    site: { ...aSite, consent: { ...aSite.consent, mode, policyVersion: '2026-01', offers: true } },
    recipient: null,
  })

describe('a form that was rendered empty and then filled in', () => {
  it.each(TARGETS)(
    '[P-008, A-28] is what would have been rendered with the same input (%s)',
    async (target) => {
      for (const mode of ['notice', 'checkbox'] as const) {
        const render = renderer(mode)
        for (const state of ['fresh', 'failed'] as const) {
          const { body } = await render(
            pageOf(target, mode, state, new URLSearchParams([[FORM_FIELDS.province, '28']])),
          )
          await fc.assert(
            fc.asyncProperty(anInput, async (input) => {
              const fields = fieldsOf(mode, input)
              expect(fillIn(body, fields)).toBe((await render(pageOf(target, mode, state, fields))).body)
            }),
            { numRuns: 50 },
          )
        }
      }
    },
  )
})
