export type Request = {
  readonly method?: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export const JSON_TYPE = { 'content-type': 'application/json' }

/** One character for each byte. */
export const asBytes = (text: string): string => Buffer.from(text, 'utf8').toString('latin1')

/** The body is JSON unless the headers say otherwise; the connection ends after the answer. */
export const requestBytes = ({ method = 'POST', path, headers = JSON_TYPE, body = '' }: Request): string =>
  asBytes(
    [
      `${method} ${path} HTTP/1.1`,
      'Host: localhost',
      'Connection: close',
      `Content-Length: ${Buffer.byteLength(body)}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      '',
      body,
    ].join('\r\n'),
  )
