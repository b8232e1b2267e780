import type { AddressInfo } from 'node:net'
import { text as textOf } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { standInCertificate } from './stand-in-certificate'

type Given = {
  /** From the first byte, or after STARTTLS; authentication is accepted only then. */
  readonly tls?: 'none' | 'implicit' | 'startTls'
  /** Of the user `trang@mau.example`; without it, no authentication is required. */
  readonly password?: string
}

/** Starts a mail server that accepts everything unless told to refuse; returns its address and the mails received. */
export const startStandInMail = async ({ tls = 'none', password }: Given = {}) => {
  const mails: Array<string> = []
  let refusal: string | null = null
  const server = new SMTPServer({
    ...standInCertificate(),
    secure: tls === 'implicit',
    hideSTARTTLS: tls === 'none',
    authOptional: password === undefined,
    disabledCommands: tls === 'none' ? ['AUTH', 'STARTTLS'] : [],
    onAuth: (given, _session, done) =>
      given.username === 'trang@mau.example' && given.password === password
        ? done(null, { user: given.username })
        : done(Object.assign(new Error('5.7.8 trang@mau.example is not known so'), { responseCode: 535 })),
    onRcptTo: (_address, _session, done) =>
      done(
        refusal === null
          ? null
          : Object.assign(new Error(refusal.slice(4)), { responseCode: Number(refusal.slice(0, 3)) }),
      ),
    onData: async (stream, _session, done) => {
      mails.push(await textOf(stream))
      done()
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
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

/** Subject and text as a person reads them. */
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
