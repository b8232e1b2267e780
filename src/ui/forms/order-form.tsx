import { useId } from 'react'
import type { AddressBook } from '../../domain/address/address-book'
import { districtLabel } from '../../domain/address/district-label'
import { districtsOf } from '../../domain/address/find-place'
import type { Product } from '../../domain/catalogue/product'
import { sellingPrice } from '../../domain/catalogue/product-price'
import { productSummary } from '../../domain/catalogue/product-summary'
import { organisationsOf } from '../../domain/catalogue/responsible-organisation'
import { isChosen } from '../../domain/registration/chosen-products'
import { ORDER_FORM } from '../../domain/registration/order-form'
import { FORM_FIELDS } from '../../domain/routing/form-address'
import type { FormPage } from '../../ports/render-form'
import { FORM_COPY } from '../copy/forms'
import { OrderSteps } from '../help/order-steps'
import { ORDER_TEXTS } from '../order/order-texts'
import { FieldError } from '../parts/field-error'
import { ChevronDownIcon } from '../parts/icons'
import { SupplementNotice } from '../parts/supplement-notice'
import { errorsOf } from '../registration/to-registration-view'
import { PlainForm } from './plain-form'

type OrderPage = Extract<FormPage, { readonly kind: 'order' }>

/** The page has one box for province and district, so the district's error stands for both. */
const orderErrors = ({ draft, state, lacksProduct }: OrderPage) => {
  const { province: _, ...errors } = errorsOf(ORDER_FORM, draft, state === 'wrong')
  return {
    ...errors,
    products: errors.products ?? (state === 'wrong' && lacksProduct ? FORM_COPY.productGone : null),
  }
}

type DistrictSelectProps = {
  readonly book: AddressBook
  readonly selected: number | null
  readonly error: string | null
}

const DistrictSelect = ({ book, selected, error }: DistrictSelectProps) => (
  <div>
    <label htmlFor="district" className="mb-1 block font-semibold">
      {FORM_COPY.district}
    </label>
    <div className="relative">
      <select
        id="district"
        name={FORM_FIELDS.district}
        defaultValue={selected ?? ''}
        aria-required="true"
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : 'district-error'}
        className="input h-12 w-full pr-11 text-base aria-invalid:border-error"
      >
        <option value="">{FORM_COPY.chooseDistrict}</option>
        {book.provinces.map((province) => (
          <optgroup key={province.value} label={province.label}>
            {districtsOf(book)(province.value).map((district) => (
              <option key={district.value} value={district.value}>
                {districtLabel(district)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <span aria-hidden="true" className="pointer-events-none absolute inset-y-0 right-3 flex items-center">
        <ChevronDownIcon />
      </span>
    </div>
    <FieldError id="district-error" error={error} />
  </div>
)

type ProductBoxProps = {
  readonly product: Product
  readonly isChosen: boolean
  readonly isInvalid: boolean
}

const ProductBox = ({ product, isChosen: checked, isInvalid }: ProductBoxProps) => {
  const id = useId()
  return (
    <li className="has-[[checked]]:order-first">
      <label className="flex h-full cursor-pointer gap-3 rounded-box border border-base-300 p-4 has-checked:border-primary has-checked:bg-teal-pale">
        <input
          type="checkbox"
          name={FORM_FIELDS.product}
          value={product.id}
          defaultChecked={checked}
          aria-labelledby={`${id}-title`}
          aria-invalid={isInvalid}
          className="checkbox checkbox-primary mt-0.5 rounded-md"
        />
        <span className="grow">
          <span id={`${id}-title`} className="block font-semibold">
            {product.title}
          </span>
          <span className="block text-sm text-amber-deep">{sellingPrice(product)}</span>
        </span>
      </label>
    </li>
  )
}

export const OrderForm = ({ page }: { readonly page: OrderPage }) => {
  const { book, draft, key, products, state } = page
  const errors = orderErrors(page)
  return (
    <PlainForm
      kind="order"
      formKey={key}
      state={state}
      texts={ORDER_TEXTS}
      draft={draft}
      errors={errors}
      aside={
        <div className="outlined h-fit rounded-box bg-base-200 p-6">
          <OrderSteps heading="h2" isNarrow />
        </div>
      }
    >
      <DistrictSelect book={book} selected={draft.district?.value ?? null} error={errors.district} />
      <fieldset
        id="products"
        tabIndex={-1}
        aria-describedby={errors.products === null ? undefined : 'products-error'}
      >
        <legend className="mb-1 font-semibold">{FORM_COPY.products}</legend>
        <FieldError id="products-error" error={errors.products} />
        <ul className="mt-2 grid gap-3 sm:grid-cols-2">
          {products.map((product) => (
            <ProductBox
              key={product.id}
              product={product}
              isChosen={isChosen(draft.chosen, product.id)}
              isInvalid={errors.products !== null}
            />
          ))}
        </ul>
        <SupplementNotice
          organisations={organisationsOf(products.map(productSummary))}
          className="mt-4 text-sm"
        />
      </fieldset>
    </PlainForm>
  )
}
