import type { Membership } from './membership'
import type { Order } from './order'

/** What documents call a field; null where the words of another field include it. */
type Named = {
  /** Among the data of a contract. */
  readonly contract: string | null
  /** In the report on a leak. */
  readonly report: string | null
  /** In the dossier, as a row of its own. */
  readonly dossier: string | null
  /** Whether the law calls it sensitive. */
  readonly isSensitive?: boolean
}

/** A membership is no contract that is kept. */
type OfMembershipOnly = Named & { readonly contract: null }

const NAMES: Readonly<
  Record<keyof Order, Named> & Record<Exclude<keyof Membership, keyof Order>, OfMembershipOnly>
> = {
  name: { contract: 'họ tên', report: 'họ tên', dossier: 'Họ và tên, số điện thoại' },
  phone: { contract: 'số điện thoại', report: 'số điện thoại', dossier: null },
  province: {
    contract: 'nơi nhận hàng',
    report: 'nơi nhận hàng',
    dossier: 'Tỉnh/thành, quận/huyện nhận hàng (đơn hàng)',
  },
  district: { contract: null, report: null, dossier: null },
  titles: {
    contract: 'sản phẩm, giá',
    report: 'sản phẩm hoặc gói đã chọn',
    dossier: 'Sản phẩm hoặc gói đã chọn',
    isSensitive: true,
  },
  planTitle: { contract: null, report: null, dossier: null },
}

type Document = 'contract' | 'report' | 'dossier'

/** The personal data of both forms as a document names them, in the order of the fields. */
export const dataNamesIn = (
  document: Document,
): ReadonlyArray<{ readonly words: string; readonly isSensitive: boolean }> =>
  Object.values(NAMES).flatMap(({ [document]: words, isSensitive = false }: Named) =>
    words === null ? [] : [{ words, isSensitive }],
  )

/** The same, within a sentence. */
export const dataListIn = (document: Document): string =>
  dataNamesIn(document)
    .map(({ words }) => words)
    .join(', ')
