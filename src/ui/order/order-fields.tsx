import { districtLabel } from '../../domain/address/district-label'
import type { OrderDialogEvent } from '../../domain/flows/order-dialog.machine'
import { TrapField } from '../parts/trap-field'
import { PersonFields } from '../registration/person-fields'
import type { OrderDialogView } from './order-dialog-view'
import { PlaceBox } from './place-box'

type OrderFieldsProps = { readonly view: OrderDialogView; readonly send: (event: OrderDialogEvent) => void }

/** Who orders, and where to (M-078, M-082). */
export const OrderFields = ({ view, send }: OrderFieldsProps) => {
  const { draft, errors, isSending } = view
  return (
    <div className="space-y-5">
      <PersonFields draft={draft} errors={errors} disabled={isSending} send={send} />
      <PlaceBox
        label="Tỉnh/Thành phố"
        options={view.provinces}
        selected={draft.provinceId}
        error={errors.province}
        disabled={isSending}
        whenEmpty="Đang tải danh sách ..."
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
        whenEmpty="Mời bạn chọn Tỉnh/Thành phố trước"
        onChoose={(id) => send({ type: 'district.choose', id })}
      />
      <TrapField value={draft.trap} onFill={(trap) => send({ type: 'trap.fill', trap })} />
    </div>
  )
}
