import { systemCode } from '../../files/system-code'
import type { Config } from '../config/config'

type Listener = 'PORT' | 'STAFF_PORT'

const reasonOf = (code: string, setting: Listener): string => {
  const host = setting.replace('PORT', 'HOST')
  switch (code) {
    case 'EADDRINUSE':
      return `đang được chương trình khác dùng. Hãy chọn ${setting} khác`
    case 'EACCES':
      return `cần quyền cao hơn để mở. Hãy chọn ${setting} từ 1024 trở lên`
    case 'EADDRNOTAVAIL':
      return `không thuộc máy này. Hãy kiểm tra ${host}`
    case 'ENOTFOUND':
      return `không tìm thấy. Hãy kiểm tra ${host}`
    default:
      return 'không mở được'
  }
}

type Ports = Pick<Config, 'port' | 'desk' | 'metricsPort'>

/** Why the program cannot listen at the port of a setting, which another setting may name too. */
export const explainListenError = (
  setting: Listener,
  host: string,
  { port, desk, metricsPort }: Ports,
  error: unknown,
): string => {
  const code = systemCode(error) ?? 'unknown'
  const ports = { PORT: port, STAFF_PORT: desk?.port ?? 0, METRICS_PORT: metricsPort }
  const own = ports[setting]
  const same = Object.entries(ports).flatMap(([name, each]) => (each === own && each !== 0 ? [name] : []))
  return code === 'EADDRINUSE' && same.length > 1
    ? `${same.join(' và ')} cùng là ${own}: hãy chọn mỗi biến một cổng.`
    : `Địa chỉ ${host}:${own} ${reasonOf(code, setting)} (${code}).`
}
