import { afterConfirmation, afterDays, HANDLING_PURPOSES } from '../../domain/site/legal-phrases'
import { SENSITIVE } from '../../domain/site/shared-phrases'
import type { Site } from '../../domain/site/site'
import type { Config } from './config'
import { byStore } from './ledger-location'
import { escapeHtml } from './pages/page-template'

export type DossierFacts = {
  readonly site: Site
  readonly config: Pick<
    Config,
    'desk' | 'ledgerLocation' | 'erasuresFile' | 'googleKeyFile' | 'notify' | 'publicUrl' | 'isPublicHttps'
  >
  /** As `DD/MM/YYYY HH:mm:ss`. */
  readonly madeAt: string
}

type Row = ReadonlyArray<string>

/** What protects personal data, and the test that shows it. */
export const MEASURES: ReadonlyArray<readonly [measure: string, test: string]> = [
  ['Đăng ký được ghi bền vào đĩa trước khi báo thành công', 'test/adapters/server/processes/kill.test.ts'],
  [
    'Không có số điện thoại, họ tên trong nhật ký và địa chỉ',
    'test/adapters/server/routes/form-route.test.ts',
  ],
  ['Trang không gọi máy chủ khác trước khi khách bấm, không dùng cookie', 'test/browser/privacy.test.ts'],
  [
    'Mục đích tách riêng; ô nhận ưu đãi không bao giờ được đánh dấu sẵn',
    'test/ui/parts/consent-field.test.tsx',
  ],
  [
    'Phiên bản đã đồng ý được ghi cùng đăng ký; khi dùng ô đánh dấu, thiếu thì từ chối',
    'test/adapters/server/routes/both-ways.test.ts',
  ],
  ['Rút đồng ý nhận ưu đãi, kể cả sau khi khôi phục', 'test/adapters/staff/consent-command.test.ts'],
  [
    'Xóa hẳn theo yêu cầu: tệp SQLite không sót byte nào của người đã xóa',
    'test/adapters/staff/erase-command.test.ts',
  ],
  [
    'Người đã xóa không trở lại khi khôi phục bản sao lưu',
    'test/adapters/ledger-backup/erased-stay-erased.test.ts',
  ],
  [
    'Mỗi lần mở đăng ký, hiện số, in, xuất, xóa đều có trong lịch sử',
    'test/adapters/staff/history-command.test.ts',
  ],
  ['Tệp xuất ra chỉ chủ tài khoản đọc được', 'test/adapters/staff/export-command.test.ts'],
  ['Liệt kê người bị ảnh hưởng khi dữ liệu có thể đã lộ', 'test/adapters/staff/affected-command.test.ts'],
]

/** If the owner decided that contracts are kept. */
export const MEASURES_FOR_CONTRACTS: typeof MEASURES = [
  [
    'Dữ liệu hợp đồng giữ lại theo luật được cất riêng: chỉ lệnh kept cho xem',
    'test/adapters/ledger/kept-contracts.test.ts',
  ],
  [
    'Dữ liệu ấy tự bị xóa khi hết hạn, không sót byte nào trong tệp',
    'test/adapters/staff/kept-contracts.test.ts',
  ],
]

/** If the staff's desk is on. */
export const MEASURES_FOR_DESK: typeof MEASURES = [
  [
    'Trang của nhân viên chỉ mở cho người được mời, bằng khóa trên máy của họ; phiên có hạn, cho thôi thì hết ngay',
    'test/adapters/ledger/access.test.ts',
  ],
  ['Số điện thoại bị che cho đến khi nhân viên bấm Hiện số', 'test/adapters/server/desk/work.test.ts'],
  [
    'Địa chỉ của trang công khai không dẫn tới trang của nhân viên',
    'test/adapters/server/processes/desk.test.ts',
  ],
]

const table = (headings: Row, rows: ReadonlyArray<Row>): string => {
  const cells = (tag: 'th' | 'td', row: Row) =>
    row.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')
  return `<table><tr>${cells('th', headings)}</tr>${rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('')}</table>`
}

const list = (items: ReadonlyArray<string>): string =>
  `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`

const storeOf = ({ ledgerLocation }: DossierFacts['config']): string =>
  byStore(ledgerLocation, {
    sqlite: ({ dataDir }) => `Tệp SQLite trong ${dataDir}`,
    postgres: ({ url }) => `PostgreSQL tại ${URL.canParse(url) ? new URL(url).host : 'DATABASE_URL'}`,
  })

/** How employees see registrations. */
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

const BOX = { width: 230, height: 56, gap: 36 }

const box = (x: number, y: number, text: string): string =>
  `<rect x="${x}" y="${y}" width="${BOX.width}" height="${BOX.height}" rx="8"/><text x="${x + BOX.width / 2}" y="${y + BOX.height / 2 + 5}">${escapeHtml(text)}</text>`

/** The visitor above, then the site and its store, and a column of those who receive data from the store. */
const flows = (ends: ReadonlyArray<string>): string => {
  const middle = ['Người đăng ký', 'Trang và máy chủ', 'Nơi lưu đăng ký']
  const step = BOX.height + BOX.gap
  const height = Math.max(middle.length, ends.length) * step
  const storeY = 2 * step + BOX.height / 2
  const arrow = (from: string, to: string) => `<path d="M${from} L${to}" marker-end="url(#a)"/>`
  return `<svg role="img" aria-label="Các dòng dữ liệu" viewBox="0 0 620 ${height}"><defs><marker id="a" markerWidth="9" markerHeight="9" refX="8" refY="4" orient="auto"><path d="M0 0 L8 4 L0 8 Z"/></marker></defs>${middle
    .map((text, at) => box(4, at * step, text))
    .join(
      '',
    )}${[0, 1].map((at) => arrow(`119 ${at * step + BOX.height}`, `119 ${(at + 1) * step}`)).join('')}${ends
    .map(
      (text, at) => box(370, at * step, text) + arrow(`234 ${storeY}`, `370 ${at * step + BOX.height / 2}`),
    )
    .join('')}</svg>`
}

const STYLE =
  'body{font:16px/1.5 sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse;width:100%}th,td{border:1px solid #999;padding:.4rem;text-align:left;vertical-align:top}svg{width:100%;max-width:40rem}rect{fill:#eef4f4;stroke:#14586a}text{font:14px sans-serif;text-anchor:middle}path{stroke:#14586a;fill:none}marker path{fill:#14586a}'

const purposesOf = ({ consent }: Site): ReadonlyArray<Row> => [
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

const CATEGORIES: ReadonlyArray<Row> = [
  ['Họ và tên, số điện thoại', 'cơ bản'],
  ['Tỉnh/thành, quận/huyện nhận hàng (đơn hàng)', 'cơ bản'],
  ['Sản phẩm hoặc gói đã chọn', `nhạy cảm: hé lộ ${SENSITIVE}`],
  ['Thời điểm, phiên bản chính sách đã đồng ý', 'cơ bản'],
  ['Trạng thái và ghi chú của nhân viên', `nhạy cảm: có thể hé lộ ${SENSITIVE}`],
  ['Tên nhân viên, khóa công khai của thiết bị, nhật ký làm việc', 'cơ bản'],
]

const storageOf = ({ site: { consent, retention }, config }: DossierFacts): ReadonlyArray<Row> => {
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
    ['Bản sao lưu, nếu đặt lịch theo hướng dẫn', 'như trên', '7 ngày'],
    ['Bản sao trước khi nâng cấp hoặc khôi phục (before-…)', 'như trên', 'chủ trang xóa'],
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

const openPoints = (facts: DossierFacts): ReadonlyArray<string> => [
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

/** One document for the impact assessment, from the running configuration; it contains no data about visitors. */
export const dossierHtml = (facts: DossierFacts): string => {
  const { site, config, madeAt } = facts
  const recipients = recipientsOf(facts)
  const { company, contacts, security } = site
  return `<!doctype html><html lang="vi"><meta charset="utf-8"><title>Hồ sơ đánh giá tác động xử lý dữ liệu cá nhân</title><style>${STYLE}</style>
<h1>Hồ sơ đánh giá tác động xử lý dữ liệu cá nhân</h1>
<p>Lập từ cấu hình đang chạy, lúc ${escapeHtml(madeAt)}. Phần cuối nêu những gì chỉ chủ trang mới điền được. Hồ sơ này là bản nháp để người tư vấn pháp lý xem lại.</p>
<h2>1. Bên kiểm soát dữ liệu</h2>${list(
    [
      company.name,
      `Mã số doanh nghiệp: ${company.businessCode}`,
      company.representative === '' ? '' : `Người đại diện: ${company.representative}`,
      `Địa chỉ: ${contacts.address}`,
      `Liên hệ: ${contacts.hotline}, ${contacts.email}`,
      security.contact === '' ? '' : `Nơi nhận tin báo sự cố: ${security.contact}`,
      config.publicUrl === null ? '' : `Trang: ${config.publicUrl}`,
      config.desk === null ? '' : `Trang của nhân viên: ${config.desk.origin}`,
    ].filter((item) => item !== ''),
  )}
<h2>2. Mục đích và sự đồng ý</h2>${table(['Mục đích', 'Cách đồng ý', 'Bằng chứng'], purposesOf(site))}
<h2>3. Loại dữ liệu</h2>${table(['Dữ liệu', 'Loại'], CATEGORIES)}
<h2>4. Dòng dữ liệu</h2>${flows([...staffWays(config), 'Bản sao lưu', ...recipients.map(({ name }) => name)])}
<h2>5. Bên nhận</h2>${table(
    ['Bên nhận', 'Nhận gì', 'Nơi đặt'],
    recipients.map(({ name, what, isAbroad }) => [name, what, isAbroad ? 'nước ngoài' : 'do chủ trang nêu']),
  )}
<h2>6. Nơi lưu và thời hạn</h2>${table(['Nơi', 'Dữ liệu', 'Đến khi nào'], storageOf(facts))}
<h2>7. Biện pháp bảo vệ và phép thử</h2>${table(['Biện pháp', 'Phép thử trong mã nguồn'], [...MEASURES, ...(config.desk === null ? [] : MEASURES_FOR_DESK), ...(site.retention.contract === 'none' ? [] : MEASURES_FOR_CONTRACTS)])}
<h2>8. Chỉ chủ trang mới bổ sung được</h2>${list(openPoints(facts))}
</html>
`
}
