import { describe, expect, it } from 'vitest'
import { explainListenError } from '../../../../src/adapters/server/http/explain-listen-error'

const at = (staffPort: number | null, metricsPort = 0) => ({
  port: 8080,
  desk: staffPort === null ? null : { host: 'localhost', port: staffPort, origin: 'http://localhost' },
  metricsPort,
})
const failing = (code: string) => Object.assign(new Error(code), { code })
const USED = failing('EADDRINUSE')

describe('a port that cannot be opened', () => {
  it.each([
    ['PORT', at(8080), USED, 'PORT và STAFF_PORT cùng là 8080: hãy chọn mỗi biến một cổng.'],
    ['PORT', at(8081, 8080), USED, 'PORT và METRICS_PORT cùng là 8080: hãy chọn mỗi biến một cổng.'],
    [
      'STAFF_PORT',
      at(9464, 9464),
      USED,
      'STAFF_PORT và METRICS_PORT cùng là 9464: hãy chọn mỗi biến một cổng.',
    ],
    [
      'PORT',
      at(8081, 9464),
      USED,
      'Địa chỉ localhost:8080 đang được chương trình khác dùng. Hãy chọn PORT khác (EADDRINUSE).',
    ],
    [
      'STAFF_PORT',
      at(8081),
      USED,
      'Địa chỉ localhost:8081 đang được chương trình khác dùng. Hãy chọn STAFF_PORT khác (EADDRINUSE).',
    ],
    [
      'STAFF_PORT',
      at(80),
      failing('EACCES'),
      'Địa chỉ localhost:80 cần quyền cao hơn để mở. Hãy chọn STAFF_PORT từ 1024 trở lên (EACCES).',
    ],
    [
      'STAFF_PORT',
      at(8080),
      failing('EADDRNOTAVAIL'),
      'Địa chỉ localhost:8080 không thuộc máy này. Hãy kiểm tra STAFF_HOST (EADDRNOTAVAIL).',
    ],
    [
      'PORT',
      at(null),
      failing('ENOTFOUND'),
      'Địa chỉ localhost:8080 không tìm thấy. Hãy kiểm tra HOST (ENOTFOUND).',
    ],
    ['PORT', at(null), 'odd', 'Địa chỉ localhost:8080 không mở được (unknown).'],
  ] as const)('[P-009] is explained by its setting: %s', (setting, ports, error, sentence) => {
    expect(explainListenError(setting, 'localhost', ports, error)).toBe(sentence)
  })
})
