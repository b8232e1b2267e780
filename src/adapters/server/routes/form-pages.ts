import * as E from 'fp-ts/Either'
import type { AddressBook } from '../../../domain/address/address-book'
import type { Product } from '../../../domain/catalogue/product'
import type { ConsentMode } from '../../../domain/registration/consent'
import type { Target } from '../../../domain/registration/registration'
import { FORM_FIELDS } from '../../../domain/routing/form-address'
import type { ReadProductRows } from '../../../ports/content'
import type { FormState, PlainPage } from '../../../ports/plain-page'
import { cacheByVersion } from '../content/cache-by-version'
import { productsOf } from '../content/readable-content'
import type { RenderForm, StyledPage } from '../pages/page-styles'
import { lacksProduct, lacksProvince, membershipDraftOf, orderDraftOf, placeIn } from './form-draft'

export type FilledPage = Extract<PlainPage, { readonly kind: 'form' }>

export type FormPagesDeps = {
  readonly consentMode: ConsentMode
  readonly addressBook: AddressBook
  readonly readProductRows: ReadProductRows
  readonly renderForm: RenderForm
}

/** The products; null if they cannot be read or the form needs none. */
type Catalogue = ReadonlyArray<Product> | null

const NO_INPUT = new URLSearchParams()

/** The pages of the plain forms. Those without a visitor's input are rendered once for each version of the products. */
export const createFormPages = (deps: FormPagesDeps) => {
  const { consentMode: mode, addressBook: book } = deps
  const blanks = cacheByVersion<StyledPage>()

  const catalogueFor = async (target: Target): Promise<Catalogue> => {
    if (target === 'members') return null
    const rows = await deps.readProductRows()
    return E.isRight(rows) ? productsOf(rows.right) : null
  }

  const filledPage = (
    target: Target,
    catalogue: Catalogue,
    fields: URLSearchParams,
    key: string,
  ): FilledPage => {
    if (target === 'members')
      return { kind: 'form', target, key, state: 'fresh', draft: membershipDraftOf(mode, fields) }
    const products = catalogue ?? []
    const draft = orderDraftOf({ mode, book, products }, fields)
    const state = catalogue === null ? 'failed' : 'fresh'
    return {
      kind: 'form',
      target,
      key,
      state,
      draft,
      book,
      products,
      lacksProduct: lacksProduct(products, fields),
      lacksProvince: lacksProvince(draft, fields),
    }
  }

  const renderOnce = (name: string, of: Catalogue, page: PlainPage): Promise<StyledPage> =>
    blanks.get(name, of, () => deps.renderForm(page))

  return {
    render: deps.renderForm,
    pageOf: async (target: Target, fields: URLSearchParams, key: string): Promise<FilledPage> =>
      filledPage(target, await catalogueFor(target), fields, key),
    /**
     * The form without input. Of the fields, only the province matters: the form then offers its districts, or says that there is
     * no such province.
     */
    blank: async (target: Target, wanted: FormState, fields: URLSearchParams = NO_INPUT) => {
      const catalogue = await catalogueFor(target)
      const asked = fields.has(FORM_FIELDS.province) ? '' : undefined
      const province = target === 'orders' ? (placeIn(book, fields).province?.value ?? asked) : undefined
      const chosen =
        province === undefined ? NO_INPUT : new URLSearchParams([[FORM_FIELDS.province, `${province}`]])
      const page = filledPage(target, catalogue, chosen, '')
      const state = page.state === 'failed' ? page.state : wanted
      return { ...(await renderOnce(`${target} ${state} ${province}`, catalogue, { ...page, state })), state }
    },
    received: (target: Target): Promise<StyledPage> =>
      renderOnce(`received ${target}`, null, { kind: 'received', target, reference: null, entered: null }),
  }
}
