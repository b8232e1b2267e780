const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown'

const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'đang được chương trình khác dùng. Hãy chọn PORT khác',
  EACCES: 'cần quyền cao hơn để mở. Hãy chọn PORT từ 1024 trở lên',
  EADDRNOTAVAIL: 'không thuộc máy này. Hãy kiểm tra HOST',
  ENOTFOUND: 'không tìm thấy. Hãy kiểm tra HOST',
}

export const explainListenError = (host: string, port: number, error: unknown): string => {
  const code = codeOf(error)
  return `Địa chỉ ${host}:${port} ${REASONS[code] ?? 'không mở được'} (${code}).`
}
