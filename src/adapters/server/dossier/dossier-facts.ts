import { afterConfirmation } from '../../../domain/registration/contract-phrases'
import { dataNamesIn } from '../../../domain/registration/personal-data'
import { COPY_DAYS } from '../../../domain/site/kept-copies'
import { afterDays, HANDLING_PURPOSES } from '../../../domain/site/legal-phrases'
import { SENSITIVE } from '../../../domain/site/shared-phrases'
import type { Site } from '../../../domain/site/site'
import type { Config } from '../config/config'
import { byStore } from '../config/ledger-location'

export type DossierFacts = {
  readonly site: Site
  readonly config: Pick<
    Config,
    'desk' | 'ledgerLocation' | 'erasuresFile' | 'googleKeyFile' | 'notify' | 'publicUrl' | 'isPublicHttps'
  >
  /** The time of making, `DD/MM/YYYY HH:mm:ss`. */
  readonly madeAt: string
}

export type Row = ReadonlyArray<string>

/** The controller of the data, without empty settings. */
export const controllerOf = ({ site: { company, contacts, security }, config }: DossierFacts): Row =>
  [
    company.name,
    `Mã số doanh nghiệp: ${company.businessCode}`,
    company.representative === '' ? '' : `Người đại diện: ${company.representative}`,
    `Địa chỉ: ${contacts.address}`,
    `Liên hệ: ${contacts.hotline}, ${contacts.email}`,
    security.contact === '' ? '' : `Nơi nhận tin báo sự cố: ${security.contact}`,
    config.publicUrl === null ? '' : `Trang: ${config.publicUrl}`,
    config.desk === null ? '' : `Trang của nhân viên: ${config.desk.origin}`,
  ].filter((item) => item !== '')

const storeOf = ({ ledgerLocation }: DossierFacts['config']): string =>
  byStore(ledgerLocation, {
    sqlite: ({ dataDir }) => `Tệp SQLite trong ${dataDir}`,
    postgres: ({ url }) => `PostgreSQL tại ${URL.canParse(url) ? new URL(url).host : 'DATABASE_URL'}`,
  })

const staffWays = ({ desk }: DossierFacts['config']): ReadonlyArray<string> => [
  'Nhân viên (lệnh registrations)',
  ...(desk === null ? [] : ['Nhân viên (trang của nhân viên)']),
]

type Recipient = { readonly name: string; readonly what: string; readonly isAbroad: boolean }

const recipientsOf = ({ config: { googleKeyFile, notify } }: DossierFacts): ReadonlyArray<Recipient> => [
  { name: 'Đơn vị vận chuyển', what: 'họ tên, số điện thoại, địa chỉ của đơn hàng', isAbroad: false },
  { name: 'Zalo', what: 'số điện thoại, khi nhân viên nhắn cho khách', isAbroad: false },
  ...(googleKeyFile === null
    ? []
    : [{ name: 'Google Sheets', what: 'các cột của đơn hàng và hội viên', isAbroad: true }]),
  ...[
    ...(notify.webhook === null ? [] : ['Webhook báo nhân viên']),
    ...(notify.mail === null ? [] : ['Thư báo nhân viên']),
  ].map((name) => ({
    name,
    what: 'số lượng và mã đăng ký, không có tên hay số điện thoại',
    isAbroad: false,
  })),
]

/** The recipients of data: name, data, and whether abroad. */
export const recipientRows = (facts: DossierFacts): ReadonlyArray<Row> =>
  recipientsOf(facts).map(({ name, what, isAbroad }) => [
    name,
    what,
    isAbroad ? 'nước ngoài' : 'do chủ trang nêu',
  ])

/** Where data flow from the store. */
export const flowEndsOf = (facts: DossierFacts): Row => [
  ...staffWays(facts.config),
  'Bản sao lưu',
  ...recipientsOf(facts).map(({ name }) => name),
]

/** Purpose, way of consent and evidence. */
export const purposesOf = ({ site: { consent } }: DossierFacts): ReadonlyArray<Row> => [
  [
    HANDLING_PURPOSES.join('; '),
    consent.mode === 'checkbox'
      ? 'Ô đồng ý riêng, không đánh dấu sẵn'
      : 'Thông báo cạnh nút “Đăng ký”; gửi là đồng ý',
    `Phiên bản ${consent.policyVersion}, ghi cùng mỗi đăng ký`,
  ],
  ...(consent.offers
    ? [
        [
          'Báo ưu đãi',
          'Ô riêng, không bắt buộc, không đánh dấu sẵn',
          'Ghi phiên bản; rút bằng lệnh consent --withdraw offers',
        ],
      ]
    : []),
]

/** Kinds of personal data, and whether the law calls them sensitive. */
export const CATEGORIES: ReadonlyArray<Row> = [
  ...dataNamesIn('dossier').map(({ words, isSensitive }) => [
    words,
    isSensitive ? `nhạy cảm: hé lộ ${SENSITIVE}` : 'cơ bản',
  ]),
  ['Thời điểm, phiên bản chính sách đã đồng ý', 'cơ bản'],
  ['Trạng thái và ghi chú của nhân viên', `nhạy cảm: có thể hé lộ ${SENSITIVE}`],
  ['Tên nhân viên, khóa công khai của thiết bị, nhật ký làm việc', 'cơ bản'],
]

/** The places where data are stored: which data, and until when. */
export const storageOf = ({ site: { consent, retention }, config }: DossierFacts): ReadonlyArray<Row> => {
  const until =
    consent.retentionDays === null
      ? 'đến khi xóa theo yêu cầu; CHƯA có thời hạn'
      : `${afterDays(consent.retentionDays)}, hoặc xóa theo yêu cầu`
  return [
    [storeOf(config), 'mọi loại dữ liệu ở trên', until],
    ...(retention.contract === 'none'
      ? []
      : [
          [
            storeOf(config),
            'dữ liệu hợp đồng của đơn đã xác nhận, tách riêng khi người đặt bị xóa',
            `${afterConfirmation(retention.contract)}, rồi tự động xóa`,
          ],
        ]),
    ['Bản sao lưu, nếu đặt lịch theo hướng dẫn', 'như trên', `${COPY_DAYS} ngày`],
    ['Bản sao trước khi nâng cấp (before-upgrade-…)', 'như trên', `${COPY_DAYS} ngày, rồi máy chủ tự xóa`],
    ['Bản sao trước khi khôi phục (before-restore-…)', 'như trên', 'chủ trang xóa'],
    [config.erasuresFile, 'ký hiệu có khóa của người đã xóa, không có số điện thoại', 'giữ lại'],
    ...(config.googleKeyFile === null
      ? []
      : [
          [
            'Bảng tính Google (nước ngoài)',
            'các cột của đơn hàng và hội viên',
            'xóa cùng đăng ký; lịch sử phiên bản do Google giữ',
          ],
        ]),
    ['Tệp nhân viên xuất ra, phiếu đã in', 'như trên', 'nhân viên tự xóa'],
    ['Nhật ký của proxy, nếu bật', 'địa chỉ IP của khách', 'theo cấu hình của proxy'],
  ]
}

/** What only the owner can add. */
export const openPoints = (facts: DossierFacts): Row => [
  'Căn cứ pháp lý cho từng mục đích, và vì sao cần từng loại dữ liệu.',
  'Người phụ trách bảo vệ dữ liệu: họ tên, chức vụ, cách liên hệ.',
  'Nhân viên nào được xem đăng ký, và cam kết bảo mật của họ.',
  'Hợp đồng với đơn vị cho thuê máy chủ, đơn vị vận chuyển và người nhận dữ liệu khác.',
  'Ước lượng số người và số đăng ký mỗi năm.',
  'Đánh giá rủi ro cho người đăng ký và mức độ còn lại sau các biện pháp.',
  ...(recipientsOf(facts).some(({ isAbroad }) => isAbroad)
    ? ['Hồ sơ riêng về chuyển dữ liệu ra nước ngoài (Google Sheets), nộp trong 60 ngày.']
    : []),
  ...(facts.site.consent.retentionDays === null ? ['Thời hạn lưu: consent.retentionDays đang là null.'] : []),
  ...(facts.config.isPublicHttps ? [] : ['Trang chạy sau HTTPS hay không: chương trình chưa được cho biết.']),
  'Ngày, chữ ký và nơi nộp.',
]
