import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createSendMail } from '../../../src/adapters/notices/send-mail'
import { createSendWebhook } from '../../../src/adapters/notices/send-webhook'
import type { Notice } from '../../../src/domain/notice/notice'
import { ARRIVED_AT } from '../../support/ledger/arrived'
import { standInCertificate } from '../../support/processes/stand-in-certificate'
import { readMail, startStandInMail } from '../../support/processes/stand-in-mail'
import { startStandInWebhook, WEBHOOK_SECRET } from '../../support/processes/stand-in-webhook'

const NOTICE: Notice = {
  id: 'msg_1',
  channel: 'webhook',
  at: ARRIVED_AT,
  content: { tag: 'registered', orders: { count: 2, first: 3, last: 4 }, members: null },
  tries: 1,
}

const receiver = async (...given: Parameters<typeof startStandInWebhook>) => {
  const started = await startStandInWebhook(...given)
  onTestFinished(started.stop)
  return started
}

describe('a webhook', () => {
  it("[P-012] is signed, has the notice's id, and contains only counts and numbers", async () => {
    const { url, calls } = await receiver()
    const send = createSendWebhook({ url, secret: WEBHOOK_SECRET, desk: null })
    for (const _ of [1, 2]) expect(await send(NOTICE)()).toMatchObject({ _tag: 'Right' })
    const body = JSON.stringify({
      type: 'registrations.kept',
      timestamp: '2026-11-20T01:30:00.000Z',
      data: { orders: { count: 2, first: 3, last: 4 }, members: null },
    })
    expect(calls).toMatchObject(Array(2).fill({ id: 'msg_1', body }))
    await send({ ...NOTICE, content: { tag: 'halted', sheet: 'orders', since: ARRIVED_AT } })()
    expect(JSON.parse(calls.at(-1)?.body ?? '')).toMatchObject({
      type: 'sheet.halted',
      data: { sheet: 'orders', since: '2026-11-20T01:30:00.000Z' },
    })
  })

  it('[P-012] has the addresses of the desk if there is one', async () => {
    const { url, calls } = await receiver()
    const desk = 'https://nhan-vien.namthu.example'
    const content = { tag: 'registered', orders: null, members: { count: 1, first: 3, last: 3 } } as const
    await createSendWebhook({ url, secret: WEBHOOK_SECRET, desk })({
      ...NOTICE,
      content: { ...content, references: ['7K3Q-9F2M'] },
    })()
    expect(JSON.parse(calls[0]?.body ?? '').data).toStrictEqual({
      orders: null,
      members: content.members,
      references: ['7K3Q-9F2M'],
      links: [`${desk}/don/7K3Q-9F2M`],
    })
  })

  it.each([300, 301, 400, 410, 500])('[P-012] is not accepted by a response of %d', async (status) => {
    const { url } = await receiver(() => status)
    const sent = await createSendWebhook({ url, secret: WEBHOOK_SECRET, desk: null })(NOTICE)()
    expect(sent).toStrictEqual({ _tag: 'Left', left: `the receiver answers ${status}` })
  })

  it('[P-012] that cannot be delivered fails with a reason without the address', async () => {
    const secret = { url: 'http://127.0.0.1:1/a-token', secret: WEBHOOK_SECRET, desk: null }
    expect(await createSendWebhook(secret)(NOTICE)()).toStrictEqual({
      _tag: 'Left',
      left: 'the receiver cannot be reached',
    })
  })
})

describe('a mail', () => {
  const mailTo = async (
    given: Parameters<typeof startStandInMail>[0] = {},
    change = (url: string) => url,
  ) => {
    const server = await startStandInMail(given)
    onTestFinished(server.stop)
    const send = createSendMail({
      smtpUrl: change(server.url),
      from: 'trang@mau.example',
      to: ['mot@mau.example', 'hai@mau.example'],
      brand: 'Nam Vững',
      isDelivering: false,
      registrationsCommand: 'nam-vung registrations',
      desk: null,
    })
    return { ...server, send }
  }

  it("[P-012] goes to all recipients, in Vietnamese, with the notice's id", async () => {
    const { mails, send } = await mailTo()
    expect(await send(NOTICE)()).toMatchObject({ _tag: 'Right' })
    expect(mails).toHaveLength(1)
    const { head, subject, text } = readMail(mails[0] ?? '')
    expect(subject).toBe('[Nam Vững] 2 đơn mua hàng mới')
    expect(text).toContain('- 2 đơn mua hàng, mã từ 3 đến 4')
    for (const line of ['Message-ID: <msg_1@mau.example>', 'mot@mau.example', 'hai@mau.example'])
      expect(head).toContain(line)
  })

  it('[P-012] that the server refuses fails with its code, without an address', async () => {
    const { refuse, send } = await mailTo()
    refuse('550 5.1.1 <mot@mau.example> unknown')
    expect(await send(NOTICE)()).toStrictEqual({
      _tag: 'Left',
      left: 'the mail server did not take it (EENVELOPE 550)',
    })
  })

  describe.each(['implicit', 'startTls'] as const)('to a server with TLS (%s) and authentication', (tls) => {
    const known = getCACertificates('default')
    const trust = () => {
      setDefaultCACertificates([...known, standInCertificate().cert])
      onTestFinished(() => setDefaultCACertificates(known))
    }
    const given = { tls, password: 'mật khẩu: @/?' }

    it('[P-012] is sent, whatever characters the password contains', async () => {
      trust()
      const { mails, send } = await mailTo(given)
      expect(await send(NOTICE)()).toMatchObject({ _tag: 'Right' })
      expect(mails).toHaveLength(1)
    })

    it.each([
      ['the password is wrong', (url: string) => url.replace('%40%2F', '%40'), 'EAUTH 535'],
      ['none is given', (url: string) => url.replace(/\/\/.*@/, '//'), 'EENVELOPE 530'],
    ])('[P-012] fails with a reason if %s', async (_, change, code) => {
      trust()
      const { mails, send } = await mailTo(given, change)
      expect(await send(NOTICE)()).toStrictEqual({
        _tag: 'Left',
        left: `the mail server did not take it (${code})`,
      })
      expect(mails).toStrictEqual([])
    })

    it('[P-012] does not reveal the password to a server with an untrusted certificate, and fails', async () => {
      const { mails, send } = await mailTo(given)
      expect(await send(NOTICE)()).toStrictEqual({
        _tag: 'Left',
        left: expect.stringContaining('(ESOCKET self-signed certificate'),
      })
      expect(mails).toStrictEqual([])
    })
  })

  it('[P-012] is not sent in plain text if TLS is required', async () => {
    const { mails, send } = await mailTo({}, (url) => `${url}?requireTLS=true`)
    expect(await send(NOTICE)()).toStrictEqual({
      _tag: 'Left',
      left: 'the mail server did not take it (ETLS 500)',
    })
    expect(mails).toStrictEqual([])
  })
})
