import { useId } from 'react'
import { districtLabel } from '../../domain/address/district-label'
import { districtsOf } from '../../domain/address/find-place'
import { inShownOrder } from '../../domain/address/province'
import type { Product } from '../../domain/catalogue/product'
import { priceToPay } from '../../domain/catalogue/product-price'
import { productSummary } from '../../domain/catalogue/product-summary'
import { organisationsOf } from '../../domain/catalogue/responsible-organisation'
import { isChosen } from '../../domain/registration/chosen-products'
import { textsOf } from '../../domain/registration/form'
import { ORDER_FORM } from '../../domain/registration/order-form'
import { FORM_ADDRESSES, FORM_FIELDS } from '../../domain/routing/form-address'
import type { PlainPage } from '../../ports/plain-page'
import { FORM_COPY, PLAIN_FORM_COPY } from '../copy/forms'
import { OrderSteps } from '../help/order-steps'
import { FieldError } from '../parts/field-error'
import { ChevronDownIcon } from '../parts/icons'
import { SupplementNotice } from '../parts/supplement-notice'
import { ErrorLinks } from '../registration/error-summary'
import { errorsOf } from '../registration/to-registration-view'
import { FormPageShell } from './form-page-shell'
import { PlainForm } from './plain-form'

type OrderPage = Extract<PlainPage, { readonly target: 'orders' }>

/** The errors; districts are required once a province is chosen. */
const orderErrors = ({ draft, state, lacksProduct }: OrderPage) => {
  const errors = errorsOf(ORDER_FORM, draft, state === 'wrong')
  return {
    ...errors,
    district: draft.province === null ? null : errors.district,
    products: errors.products ?? (state === 'wrong' && lacksProduct ? PLAIN_FORM_COPY.productGone : null),
  }
}

type PlaceSelectProps = {
  readonly name: 'province' | 'district'
  readonly invitation: string
  readonly places: ReadonlyArray<{ readonly value: number; readonly label: string }>
  readonly selected: number | null
  readonly error: string | null
}

const PlaceSelect = ({ name, invitation, places, selected, error }: PlaceSelectProps) => (
  <div>
    <label htmlFor={name} className="mb-1 block font-semibold">
      {FORM_COPY[name]}
    </label>
    <div className="relative">
      <select
        id={name}
        name={FORM_FIELDS[name]}
        defaultValue={selected ?? ''}
        aria-required="true"
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : `${name}-error`}
        className="input h-auto min-h-12 w-full pr-[min(2.5rem,40px)] pl-[min(0.75rem,12px)] text-[min(1rem,8vw)] text-ellipsis aria-invalid:border-error"
      >
        <option value="">{invitation}</option>
        {places.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 right-[12px] flex max-w-6 items-center *:max-w-[20px]"
      >
        <ChevronDownIcon />
      </span>
    </div>
    <FieldError id={`${name}-error`} error={error} />
  </div>
)

type PlaceSelectsProps = {
  readonly page: OrderPage
  readonly errors: { readonly province: string | null; readonly district: string | null }
}

const PlaceSelects = ({ page: { book, draft }, errors }: PlaceSelectsProps) => {
  const { province, district } = draft
  return (
    <>
      <PlaceSelect
        name="province"
        invitation={PLAIN_FORM_COPY.chooseProvince}
        places={inShownOrder(book.provinces)}
        selected={province?.value ?? null}
        error={errors.province}
      />
      {province !== null && (
        <PlaceSelect
          name="district"
          invitation={PLAIN_FORM_COPY.chooseDistrict}
          places={districtsOf(book)(province.value).map((place) => ({
            value: place.value,
            label: districtLabel(place),
          }))}
          selected={district?.value ?? null}
          error={errors.district}
        />
      )}
    </>
  )
}

type ProductBoxProps = {
  readonly className: string
  readonly product: Product
  readonly isChosen: boolean
  readonly isInvalid: boolean
}

const ProductBox = ({ className, product, isChosen: checked, isInvalid }: ProductBoxProps) => {
  const id = useId()
  return (
    <li className={className}>
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
          <span className="block text-sm text-amber-deep">{priceToPay(product)}</span>
        </span>
      </label>
    </li>
  )
}

/** Products shown besides the chosen ones. */
const SHOWN_PRODUCTS = 6

const STEPS = (
  <div className="outlined mt-10 rounded-box bg-base-200 p-5 sm:p-6">
    <OrderSteps heading="h2" isNarrow />
  </div>
)

/** Asks for the province by a form sent with GET, so that Back returns to this step; its address contains nothing about the person. */
const ProvinceStep = ({ page }: { readonly page: OrderPage }) => {
  const { province } = errorsOf(ORDER_FORM, page.draft, page.lacksProvince)
  return (
    <FormPageShell title={FORM_COPY.orders} isWrong={page.lacksProvince}>
      <p className="mt-3 text-quiet md:text-lg">{PLAIN_FORM_COPY.provinceStep}</p>
      <form action={FORM_ADDRESSES.orders} className="mt-6 space-y-6">
        <ErrorLinks errors={{ province }} />
        <input type="hidden" name={FORM_FIELDS.key} value={page.key} />
        <PlaceSelects page={page} errors={{ province, district: null }} />
        <fieldset className="not-has-[[checked]]:hidden">
          <legend className="mb-1 font-semibold">{FORM_COPY.chosen}</legend>
          <ul aria-label={FORM_COPY.chosen} className="grid gap-3">
            {page.products.map((product) => (
              <ProductBox
                key={product.id}
                className="not-has-[[checked]]:hidden"
                product={product}
                isChosen={isChosen(page.draft.chosen, product.id)}
                isInvalid={false}
              />
            ))}
          </ul>
        </fieldset>
        <button type="submit" className="btn btn-accent btn-lg w-full">
          {PLAIN_FORM_COPY.next}
        </button>
      </form>
      {STEPS}
    </FormPageShell>
  )
}

/** `Đăng ký mua hàng` as plain HTML (M-084). */
export const OrderForm = ({ page }: { readonly page: OrderPage }) => {
  const { draft, key, products, state } = page
  const errors = orderErrors(page)
  if (state === 'fresh' && draft.province === null) return <ProvinceStep page={page} />
  return (
    <PlainForm
      target="orders"
      formKey={key}
      state={state}
      texts={textsOf(ORDER_FORM)}
      draft={draft}
      errors={errors}
      foot={STEPS}
    >
      <PlaceSelects page={page} errors={errors} />
      <fieldset
        id="products"
        tabIndex={-1}
        aria-describedby={errors.products === null ? undefined : 'products-error'}
      >
        <legend className="mb-1 font-semibold">{FORM_COPY.products}</legend>
        <FieldError id="products-error" error={errors.products} />
        {/* The server ticks what was chosen after this was rendered, so the style decides what is folded. */}
        <ul className="mt-2 grid gap-3 sm:grid-cols-2 [&:has(+details:not([open]))>li.other:not(:has(:checked))]:hidden">
          {products.map((product, index) => (
            <ProductBox
              key={product.id}
              className={`${index < SHOWN_PRODUCTS ? '' : 'other '}has-[[checked]]:order-first`}
              product={product}
              isChosen={isChosen(draft.chosen, product.id)}
              isInvalid={errors.products !== null}
            />
          ))}
        </ul>
        {products.length > SHOWN_PRODUCTS && (
          <details className="mt-3 open:hidden">
            <summary className="btn btn-outline btn-primary w-full">{PLAIN_FORM_COPY.others}</summary>
          </details>
        )}
        <SupplementNotice
          organisations={organisationsOf(products.map(productSummary))}
          className="mt-4 text-sm"
        />
      </fieldset>
    </PlainForm>
  )
}
