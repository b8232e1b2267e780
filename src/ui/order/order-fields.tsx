import { districtLabel } from '../../domain/address/district-label'
import type { OrderDialogEvent } from '../../domain/flows/order-dialog.machine'
import { TextField } from '../parts/text-field'
import { TrapField } from '../parts/trap-field'
import type { OrderDialogView } from './order-dialog-view'
import { PlaceBox } from './place-box'

type OrderFieldsProps = { readonly view: OrderDialogView; readonly send: (event: OrderDialogEvent) => void }

/** Who orders, and where to (M-078, M-082). */
export const OrderFields = ({ view, send }: OrderFieldsProps) => {
  const { draft, errors, isSending } = view
  return (
    <div className="space-y-5">
      <TextField
        label="Họ và tên"
        name="name"
        autoComplete="name"
        value={draft.name}
        error={errors.name}
        disabled={isSending}
        onType={(name) => send({ type: 'name.type', name })}
      />
      <TextField
        label="Số điện thoại"
        name="phone"
        type="tel"
        inputMode="numeric"
        autoComplete="tel"
        value={draft.phone}
        error={errors.phone}
        disabled={isSending}
        onType={(phone) => send({ type: 'phone.type', phone })}
      />
      <PlaceBox
        label="Tỉnh/Thành phố"
        options={view.provinces}
        selected={draft.provinceId}
        error={errors.province}
        disabled={isSending}
        onOpen={() => send({ type: 'addressBook.retry' })}
        onChoose={(id) => send({ type: 'province.choose', id })}
      />
      <PlaceBox
        key={draft.provinceId}
        label="Quận/Huyện"
        options={view.districts.map((district) => ({
          value: district.value,
          label: districtLabel(district),
        }))}
        selected={draft.districtId}
        error={errors.district}
        disabled={isSending}
        onChoose={(id) => send({ type: 'district.choose', id })}
      />
      <TrapField value={draft.trap} onFill={(trap) => send({ type: 'trap.fill', trap })} />
    </div>
  )
}
