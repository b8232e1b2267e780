import { escapeHtml } from '../pages/page-template'
import {
  CATEGORIES,
  controllerOf,
  type DossierFacts,
  flowEndsOf,
  openPoints,
  purposesOf,
  type Row,
  recipientRows,
  storageOf,
} from './dossier-facts'
import { measuresOf } from './measures'

const BOX = { width: 230, height: 56, gap: 36 }

const box = (x: number, y: number, text: string): string =>
  `<rect x="${x}" y="${y}" width="${BOX.width}" height="${BOX.height}" rx="8"/><text x="${x + BOX.width / 2}" y="${y + BOX.height / 2 + 5}">${escapeHtml(text)}</text>`

/** The visitor above, then the site and its store, and a column of those who receive data from the store. */
const dataFlowSvg = (ends: ReadonlyArray<string>): string => {
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

const table = (headings: Row, rows: ReadonlyArray<Row>): string => {
  const cells = (tag: 'th' | 'td', row: Row) =>
    row.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')
  return `<table><tr>${cells('th', headings)}</tr>${rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('')}</table>`
}

const list = (items: ReadonlyArray<string>): string =>
  `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`

const STYLE =
  'body{font:16px/1.5 sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse;width:100%}th,td{border:1px solid #999;padding:.4rem;text-align:left;vertical-align:top}svg{width:100%;max-width:40rem}rect{fill:#eef4f4;stroke:#14586a}text{font:14px sans-serif;text-anchor:middle}path{stroke:#14586a;fill:none}marker path{fill:#14586a}'

/** One document for the impact assessment, from the running configuration; it contains no data about visitors. */
export const dossierHtml = (
  facts: DossierFacts,
): string => `<!doctype html><html lang="vi"><meta charset="utf-8"><title>Hồ sơ đánh giá tác động xử lý dữ liệu cá nhân</title><style>${STYLE}</style>
<h1>Hồ sơ đánh giá tác động xử lý dữ liệu cá nhân</h1>
<p>Lập từ cấu hình đang chạy, lúc ${escapeHtml(facts.madeAt)}. Phần cuối nêu những gì chỉ chủ trang mới điền được. Hồ sơ này là bản nháp để người tư vấn pháp lý xem lại.</p>
<h2>1. Bên kiểm soát dữ liệu</h2>${list(controllerOf(facts))}
<h2>2. Mục đích và sự đồng ý</h2>${table(['Mục đích', 'Cách đồng ý', 'Bằng chứng'], purposesOf(facts))}
<h2>3. Loại dữ liệu</h2>${table(['Dữ liệu', 'Loại'], CATEGORIES)}
<h2>4. Dòng dữ liệu</h2>${dataFlowSvg(flowEndsOf(facts))}
<h2>5. Bên nhận</h2>${table(['Bên nhận', 'Nhận gì', 'Nơi đặt'], recipientRows(facts))}
<h2>6. Nơi lưu và thời hạn</h2>${table(['Nơi', 'Dữ liệu', 'Đến khi nào'], storageOf(facts))}
<h2>7. Biện pháp bảo vệ và phép thử</h2>${table(['Biện pháp', 'Phép thử, theo mã trong docs/trace.md'], measuresOf(facts))}
<h2>8. Chỉ chủ trang mới bổ sung được</h2>${list(openPoints(facts))}
</html>
`
