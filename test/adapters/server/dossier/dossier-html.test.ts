import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { DossierFacts } from '../../../../src/adapters/server/dossier/dossier-facts'
import { dossierHtml } from '../../../../src/adapters/server/dossier/dossier-html'
import {
  MEASURES,
  MEASURES_FOR_CONTRACTS,
  MEASURES_FOR_DESK,
} from '../../../../src/adapters/server/dossier/measures'
import { aSite } from '../../../support/fixtures/a-site'

const facts: DossierFacts = {
  site: aSite,
  config: {
    desk: null,
    ledgerLocation: { tag: 'sqlite', dataDir: '/var/lib/nam-vung' },
    erasuresFile: '/var/lib/nam-vung/erasures.jsonl',
    googleKeyFile: null,
    notify: { webhook: null, mail: null },
    publicUrl: 'https://namthu.example',
    isPublicHttps: true,
  },
  madeAt: '23/11/2026 08:00:00',
}

describe('the dossier of the impact assessment', () => {
  it('[M-099] states purposes, categories, places and times as they are configured, and what is open', () => {
    const html = dossierHtml(facts)
    for (const text of [
      'Công ty Thử',
      'Thông báo cạnh nút “Đăng ký”; gửi là đồng ý',
      'nhạy cảm: hé lộ sức khỏe và đời sống tình dục',
      'Tệp SQLite trong /var/lib/nam-vung',
      'CHƯA có thời hạn',
      '<td>Bản sao trước khi nâng cấp (before-upgrade-…)</td><td>như trên</td><td>7 ngày, rồi máy chủ tự xóa</td>',
      '<td>Bản sao trước khi khôi phục (before-restore-…)</td><td>như trên</td><td>chủ trang xóa</td>',
      'Đơn vị vận chuyển',
      'Thời hạn lưu: consent.retentionDays đang là null.',
      '<svg role="img"',
    ])
      expect(html).toContain(text)
    for (const text of ['Báo ưu đãi', 'Google', 'hợp đồng của đơn', 'rang của nhân viên'])
      expect(html).not.toContain(text)
  })

  it('[M-099] follows the configuration: checkbox, offers, a time of keeping, a database and Google', () => {
    const html = dossierHtml({
      ...facts,
      site: {
        ...aSite,
        consent: { mode: 'checkbox', policyVersion: '<2027>', retentionDays: 730, offers: true },
      },
      config: {
        ...facts.config,
        googleKeyFile: '/etc/key.json',
        ledgerLocation: {
          tag: 'postgres',
          url: 'postgres://an:bi-mat@db.example/nam-vung',
          requiresStandby: false,
        },
      },
    })
    for (const text of [
      'Ô đồng ý riêng, không đánh dấu sẵn',
      'Báo ưu đãi',
      '730 ngày kể từ lần đăng ký gần nhất',
      'PostgreSQL tại db.example',
      'Google Sheets',
      'chuyển dữ liệu ra nước ngoài',
      'Phiên bản &lt;2027',
    ])
      expect(html).toContain(text)
    for (const text of ['bi-mat', 'CHƯA có thời hạn', '<2027>']) expect(html).not.toContain(text)
  })

  it('[M-099] names the staff’s desk, if it is on, as a way to the data, with its address and what protects it', () => {
    const desk = { host: 'localhost', port: 8081, origin: 'https://nhan-vien.namthu.example' }
    const html = dossierHtml({ ...facts, config: { ...facts.config, desk } })
    for (const text of [
      '>Nhân viên (trang của nhân viên)</text>',
      'Trang của nhân viên: https://nhan-vien.namthu.example',
      ...MEASURES_FOR_DESK.map(([measure]) => measure),
    ])
      expect(html).toContain(text)
  })

  it('[M-099] states what is kept for the law, for how long and how it is protected', () => {
    const html = dossierHtml({ ...facts, site: { ...aSite, retention: { contract: 3 } } })
    for (const text of [
      'dữ liệu hợp đồng của đơn đã xác nhận, tách riêng khi người đặt bị xóa',
      '3 năm kể từ ngày xác nhận, rồi tự động xóa',
      'chỉ lệnh kept cho xem',
    ])
      expect(html).toContain(text)
  })

  it('[M-099] names rows whose tests are listed', () => {
    expect(MEASURES.length).toBeGreaterThan(8)
    const listed = readFileSync('docs/trace.md', 'utf8')
    for (const [, rows] of [...MEASURES, ...MEASURES_FOR_CONTRACTS, ...MEASURES_FOR_DESK])
      for (const row of rows.split(', ')) expect(listed).toContain(`| ${row} |`)
  })
})
