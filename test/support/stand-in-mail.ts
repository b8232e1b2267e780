import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'

/** Starts a mail server that takes everything, unless told to refuse; gives its address and what came. */
export const startStandInMail = async () => {
  const mails: Array<string> = []
  let refusal: string | null = null
  const server = createServer((socket) => {
    let isData = false
    let text = ''
    const say = (line: string) => socket.write(`${line}\r\n`)
    say('220 stand-in ESMTP')
    socket.on('error', () => undefined)
    socket.setEncoding('utf8').on('data', (chunk) => {
      text += chunk
      for (let end = text.indexOf('\r\n'); !isData && end >= 0; end = text.indexOf('\r\n')) {
        const line = text.slice(0, end)
        text = text.slice(end + 2)
        if (line === 'DATA') {
          isData = true
          say('354 go on')
        } else if (line === 'QUIT') socket.end('221 bye\r\n')
        else if (line.startsWith('RCPT') && refusal !== null) say(refusal)
        else say('250 ok')
      }
      const end = text.indexOf('\r\n.\r\n')
      if (!isData || end < 0) return
      mails.push(text.slice(0, end))
      text = text.slice(end + 5)
      isData = false
      say('250 taken')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuse: (line: string | null) => {
      refusal = line
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** Takes a mail, gives its subject and its text as a person reads them. */
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
