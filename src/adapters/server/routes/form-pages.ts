import * as E from 'fp-ts/Either'
import type { AddressBook } from '../../../domain/address/address-book'
import type { Product } from '../../../domain/catalogue/product'
import { decodeProductRows } from '../../../domain/catalogue/product-rows'
import type { ConsentMode } from '../../../domain/registration/consent'
import { FORM_FIELDS, type FormKind } from '../../../domain/routing/form-address'
import type { ReadProductRows } from '../../../ports/content'
import type { FormPage, FormState, RenderForm } from '../../../ports/render'
import type { InlineStyles, StyledPage } from '../pages/page-styles'
import { fillForm } from '../pages/page-template'
import { lacksProduct, membershipDraftOf, orderDraftOf, placeOf } from './form-draft'

export type FilledPage = Extract<FormPage, { readonly kind: FormKind }>

export type FormPagesDeps = {
  readonly consentMode: ConsentMode
  readonly addressBook: AddressBook
  readonly readProductRows: ReadProductRows
  readonly renderForm: RenderForm
  readonly template: string
  readonly inlineStyles: InlineStyles
}

type Catalogue = { readonly isReadable: boolean; readonly products: ReadonlyArray<Product> }

const NONE: Catalogue = { isReadable: false, products: [] }
const NO_INPUT = new URLSearchParams()

/** The pages of the plain forms. Those without a visitor's input are rendered once for each version of the products. */
export const createFormPages = (deps: FormPagesDeps) => {
  const { consentMode: mode, addressBook: book } = deps
  let last: { readonly rows: unknown; readonly catalogue: Catalogue } = { rows: null, catalogue: NONE }
  const blanks = new Map<string, { readonly of: Catalogue; readonly page: Promise<StyledPage> }>()

  const catalogueFor = async (kind: FormKind): Promise<Catalogue> => {
    if (kind === 'membership') return NONE
    const read = await deps.readProductRows()
    if (E.isLeft(read)) return NONE
    if (read.right !== last.rows)
      last = { rows: read.right, catalogue: { isReadable: true, products: decodeProductRows(read.right) } }
    return last.catalogue
  }

  const filledPage = (
    kind: FormKind,
    catalogue: Catalogue,
    fields: URLSearchParams,
    key: string,
  ): FilledPage => {
    if (kind === 'membership') return { kind, key, state: 'fresh', draft: membershipDraftOf(mode, fields) }
    const { products, isReadable } = catalogue
    const draft = orderDraftOf({ mode, book, products }, fields)
    const state = isReadable ? 'fresh' : 'failed'
    return { kind, key, state, draft, book, products, lacksProduct: lacksProduct(products, fields) }
  }

  const render = async (page: FormPage): Promise<StyledPage> =>
    deps.inlineStyles(fillForm(deps.template, await deps.renderForm(page)))

  const renderOnce = (name: string, of: Catalogue, page: FormPage): Promise<StyledPage> => {
    const known = blanks.get(name)
    if (known?.of === of) return known.page
    const rendered = render(page)
    blanks.set(name, { of, page: rendered })
    rendered.catch(() => blanks.delete(name))
    return rendered
  }

  return {
    render,
    pageOf: async (kind: FormKind, fields: URLSearchParams, key: string): Promise<FilledPage> =>
      filledPage(kind, await catalogueFor(kind), fields, key),
    /** Of the fields, only the province decides what is rendered. */
    blank: async (kind: FormKind, wanted: FormState, fields: URLSearchParams = NO_INPUT) => {
      const catalogue = await catalogueFor(kind)
      const province = kind === 'order' ? placeOf(book, fields).province?.value : undefined
      const place =
        province === undefined ? NO_INPUT : new URLSearchParams([[FORM_FIELDS.province, `${province}`]])
      const page = filledPage(kind, catalogue, place, '')
      const state = page.state === 'failed' ? page.state : wanted
      return { ...(await renderOnce(`${kind} ${state} ${province}`, catalogue, { ...page, state })), state }
    },
    received: (form: FormKind): Promise<StyledPage> =>
      renderOnce(`received ${form}`, NONE, { kind: 'received', form, reference: null, entered: null }),
  }
}
