import type { SnapshotFrom } from 'xstate'
import type { District } from '../../domain/address/district'
import { districtsOf } from '../../domain/address/find-place'
import type { Province } from '../../domain/address/province'
import type { orderDialogMachine } from '../../domain/flows/order-dialog.machine'
import type { OrderDraft } from '../../domain/registration/order-draft'
import { decodeOrderFields, type OrderFields } from '../../domain/registration/order-form'
import { errorSentence } from '../copy/error-sentence'

export type OrderDialogView = {
  readonly draft: OrderDraft
  readonly errors: Record<keyof OrderFields, string | null>
  readonly provinces: ReadonlyArray<Province>
  readonly districts: ReadonlyArray<District>
  readonly isSending: boolean
  readonly isAsking: boolean
  readonly isConfirmed: boolean
  readonly isFailed: boolean
}

type Snapshot = SnapshotFrom<typeof orderDialogMachine>

const NO_ERRORS: OrderDialogView['errors'] = {
  name: null,
  phone: null,
  province: null,
  district: null,
  products: null,
  consent: null,
}

const errorsOf = ({ context }: Snapshot): OrderDialogView['errors'] => {
  const fields = decodeOrderFields(context.book, context.draft)
  return {
    name: errorSentence(fields.name),
    phone: errorSentence(fields.phone),
    province: errorSentence(fields.province),
    district: errorSentence(fields.district),
    products: errorSentence(fields.products),
    consent: errorSentence(fields.consent),
  }
}

/** Takes the dialog's state, gives what it shows (M-078..M-086, M-124, M-125). */
export const toOrderDialogView = (snapshot: Snapshot): OrderDialogView => ({
  draft: snapshot.context.draft,
  errors: snapshot.hasTag('showsErrors') ? errorsOf(snapshot) : NO_ERRORS,
  provinces: snapshot.context.book.provinces,
  districts: districtsOf(snapshot.context.book)(snapshot.context.draft.provinceId),
  isSending: snapshot.hasTag('sending'),
  isAsking: snapshot.hasTag('asking'),
  isConfirmed: snapshot.hasTag('succeeded'),
  isFailed: snapshot.hasTag('failed'),
})
