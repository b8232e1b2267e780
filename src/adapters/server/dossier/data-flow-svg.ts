import { escapeHtml } from '../pages/page-template'

const BOX = { width: 230, height: 56, gap: 36 }

const box = (x: number, y: number, text: string): string =>
  `<rect x="${x}" y="${y}" width="${BOX.width}" height="${BOX.height}" rx="8"/><text x="${x + BOX.width / 2}" y="${y + BOX.height / 2 + 5}">${escapeHtml(text)}</text>`

/** The visitor above, then the site and its store, and a column of those who receive data from the store. */
export const dataFlowSvg = (ends: ReadonlyArray<string>): string => {
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
