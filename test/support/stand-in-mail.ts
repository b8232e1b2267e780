import type { AddressInfo, Socket } from 'node:net'
import { createServer } from 'node:net'
import { createServer as createSecureServer, TLSSocket } from 'node:tls'
import { standInCertificate } from './stand-in-certificate'

type Given = {
  /** From the first byte, or after STARTTLS; authentication is accepted only then. */
  readonly tls?: 'none' | 'implicit' | 'startTls'
  /** Of the user `trang@mau.example`; without it, no authentication is required. */
  readonly password?: string
}

const secure = () => ({ isServer: true, ...standInCertificate() })

/** Starts a mail server that accepts everything unless told to refuse; returns its address and the mails received. */
export const startStandInMail = async ({ tls = 'none', password }: Given = {}) => {
  const mails: Array<string> = []
  let refusal: string | null = null
  const login = Buffer.from(`\u0000trang@mau.example\u0000${password}`).toString('base64')

  const serve = (socket: Socket, isSecure: boolean): void => {
    let isData = false
    let isKnown = password === undefined
    let text = ''
    const say = (line: string) => socket.write(`${line}\r\n`)
    const answer = (line: string): string => {
      switch (line.slice(0, 4)) {
        case 'EHLO':
          return isSecure ? '250 AUTH PLAIN' : `250 ${tls === 'startTls' ? 'STARTTLS' : 'ok'}`
        case 'AUTH':
          isKnown = isSecure && line === `AUTH PLAIN ${login}`
          return isKnown ? '235 come in' : '535 5.7.8 trang@mau.example is not known so'
        case 'STAR':
          return '502 not here'
        case 'MAIL':
          return isKnown ? '250 ok' : '530 5.7.0 log in first'
        case 'RCPT':
          return refusal ?? '250 ok'
        case 'DATA':
          isData = true
          return '354 go on'
        default:
          return '250 ok'
      }
    }
    const take = (line: string): void => {
      if (line === 'QUIT') socket.end('221 bye\r\n')
      else if (line === 'STARTTLS' && tls === 'startTls') {
        socket.removeAllListeners('data')
        socket.write('220 go on\r\n', () => serve(new TLSSocket(socket, secure()), true))
      } else say(answer(line))
    }
    if (isSecure === (tls === 'implicit')) say('220 stand-in ESMTP')
    socket.on('error', () => undefined)
    socket.setEncoding('utf8').on('data', (chunk) => {
      text += chunk
      for (let end = text.indexOf('\r\n'); !isData && end >= 0; end = text.indexOf('\r\n')) {
        const line = text.slice(0, end)
        text = text.slice(end + 2)
        take(line)
      }
      const end = text.indexOf('\r\n.\r\n')
      if (!isData || end < 0) return
      mails.push(text.slice(0, end))
      text = text.slice(end + 5)
      isData = false
      say('250 taken')
    })
  }

  const server =
    tls === 'implicit'
      ? createSecureServer(secure(), (socket) => serve(socket, true))
      : createServer((socket) => serve(socket, false))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const user = password === undefined ? '' : `trang%40mau.example:${encodeURIComponent(password)}@`
  return {
    url: `${tls === 'implicit' ? 'smtps' : 'smtp'}://${user}127.0.0.1:${port}`,
    mails,
    refuse: (line: string | null) => {
      refusal = line
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** Takes a mail and returns its subject and its text as a person reads them. */
export const readMail = (mail: string) => {
  const [head = '', ...body] = mail.replaceAll('\r\n', '\n').split('\n\n')
  const unfolded = head.replaceAll(/\n\s+/g, '')
  const subject = /^Subject: (.*)$/m.exec(unfolded)?.[1] ?? ''
  const text = body.join('\n\n')
  const unquoted = (encoded: string): string =>
    Buffer.from(
      encoded
        .replaceAll('=\n', '')
        .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
      'latin1',
    ).toString('utf8')
  return {
    head: unfolded,
    subject: subject.replaceAll(/=\?UTF-8\?(B|Q)\?([^?]*)\?=/gi, (_, kind: string, coded: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(coded, 'base64').toString('utf8')
        : unquoted(coded.replaceAll('_', ' ')),
    ),
    text: /base64/i.test(head) ? Buffer.from(text, 'base64').toString('utf8') : unquoted(text),
  }
}
