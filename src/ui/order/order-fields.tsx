import { useMemo } from 'react'
import type { FoundPlace } from '../../domain/address/find-place'
import type { OrderDialogEvent } from '../../domain/flows/order-dialog.machine'
import { textsOf } from '../../domain/registration/form'
import { ORDER_FORM } from '../../domain/registration/order-form'
import { FORM_COPY } from '../copy/forms'
import { usePlaces } from '../machines/use-places'
import { HoneypotField } from '../parts/honeypot-field'
import { TextFields } from '../registration/text-fields'
import type { RegistrationView } from '../registration/to-registration-view'
import { PlaceBox } from './place-box'

const TEXTS = textsOf(ORDER_FORM)

type OrderFieldsProps = {
  readonly view: RegistrationView<typeof ORDER_FORM>
  readonly send: (event: OrderDialogEvent) => void
}

export const OrderFields = ({ view: { draft, errors, isSending }, send }: OrderFieldsProps) => {
  const { province, district } = draft
  const { areLoaded, search, ask } = usePlaces()
  const inDistricts = useMemo(() => search.inDistrictsOf(province?.value ?? null), [search, province])
  const choose = (place: FoundPlace) => {
    send({ type: 'province.choose', province: place.province })
    if (place.district !== null) send({ type: 'district.choose', district: place.district })
  }
  return (
    <div className="grid content-start items-start gap-4 tablet:max-lg:grid-cols-2">
      <TextFields texts={TEXTS} draft={draft} errors={errors} disabled={isSending} send={send} />
      <PlaceBox
        label={FORM_COPY.province}
        find={search.inProvinces}
        selected={province && { province, district: null, newUnit: null }}
        error={errors.province}
        disabled={isSending}
        whyEmpty={areLoaded ? null : FORM_COPY.listLoading}
        onOpen={ask}
        onChoose={(place) =>
          place === null ? send({ type: 'province.choose', province: null }) : choose(place)
        }
      />
      <PlaceBox
        label={FORM_COPY.district}
        find={inDistricts}
        selected={province && district && { province, district, newUnit: null }}
        inside={province?.label}
        error={errors.district}
        disabled={isSending}
        whyEmpty={province === null ? FORM_COPY.provinceFirst : null}
        onOpen={ask}
        onChoose={(place) =>
          place === null ? send({ type: 'district.choose', district: null }) : choose(place)
        }
      />
      <HoneypotField
        value={draft.honeypot}
        onFill={(honeypot) => send({ type: 'honeypot.fill', honeypot })}
      />
    </div>
  )
}
