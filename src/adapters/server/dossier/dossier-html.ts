import { escapeHtml } from '../pages/page-template'
import { dataFlowSvg } from './data-flow-svg'
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
<h2>7. Biện pháp bảo vệ và phép thử</h2>${table(['Biện pháp', 'Phép thử trong mã nguồn'], measuresOf(facts))}
<h2>8. Chỉ chủ trang mới bổ sung được</h2>${list(openPoints(facts))}
</html>
`
