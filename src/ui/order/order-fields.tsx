import * as O from 'fp-ts/Option'
import { districtLabel } from '../../domain/address/district-label'
import { districtsOf, findDistrict, findProvince } from '../../domain/address/find-place'
import type { OrderDialogEvent } from '../../domain/flows/order-dialog.machine'
import type { ORDER_FORM } from '../../domain/registration/order-form'
import { FORM_COPY } from '../copy/forms'
import { useAddressBook } from '../machines/use-address-book'
import { TrapField } from '../parts/trap-field'
import { PersonFields } from '../registration/person-fields'
import type { RegistrationView } from '../registration/to-registration-view'
import { PlaceBox } from './place-box'

type OrderFieldsProps = {
  readonly view: RegistrationView<typeof ORDER_FORM>
  readonly send: (event: OrderDialogEvent) => void
}

/** Who orders, and where to (M-078, M-082). */
export const OrderFields = ({ view: { draft, errors, isSending }, send }: OrderFieldsProps) => {
  const { book, retry } = useAddressBook()
  const districts = districtsOf(book)(draft.province?.value ?? null)
  return (
    <div className="space-y-5">
      <PersonFields draft={draft} errors={errors} disabled={isSending} send={send} />
      <PlaceBox
        label={FORM_COPY.province}
        options={book.provinces}
        selected={draft.province?.value ?? null}
        error={errors.province}
        disabled={isSending}
        whenEmpty={FORM_COPY.placesLoading}
        onOpen={retry}
        onChoose={(id) => send({ type: 'province.choose', province: O.toNullable(findProvince(book)(id)) })}
      />
      <PlaceBox
        key={draft.province?.value}
        label={FORM_COPY.district}
        options={districts.map((district) => ({ value: district.value, label: districtLabel(district) }))}
        selected={draft.district?.value ?? null}
        error={errors.district}
        disabled={isSending}
        whenEmpty={FORM_COPY.provinceFirst}
        onChoose={(id) => send({ type: 'district.choose', district: O.toNullable(findDistrict(book)(id)) })}
      />
      <TrapField value={draft.trap} onFill={(trap) => send({ type: 'trap.fill', trap })} />
    </div>
  )
}
