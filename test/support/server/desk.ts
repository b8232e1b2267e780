import * as TE from 'fp-ts/TaskEither'
import { onTestFinished } from 'vitest'
import { createDesk, type ServedDesk } from '../../../src/adapters/server/desk/serve-desk'
import { createExportXlsx } from '../../../src/adapters/workbook/create-export-xlsx'
import { addPasskey, inviteStaff, signIn } from '../../../src/domain/ledger/staff/access'
import type { Ledger } from '../../../src/ports/ledger'
import { deskPages } from '../../../src/ui/render-desk'
import { decoded } from '../decoded'
import { aSite } from '../fixtures/a-site'
import { createMemoryLedger } from '../memory/memory-ledger'

export const DESK_ORIGIN = 'https://nhan-vien.namthu.example'

export const cookieOf = (token: string): string => `__Host-phien=${token}`

type Given = Partial<Omit<ServedDesk, 'ledger' | 'log'>> & { readonly ledger?: Pick<Ledger, 'desk'> }

/** The staff's desk without a network; `signedInAs` returns a cookie of a new session. */
export const openDesk = async ({
  ledger = createMemoryLedger(),
  origin = DESK_ORIGIN,
  ...given
}: Given = {}) => {
  const { host } = new URL(origin)
  const lines: Array<string> = []
  const app = await createDesk({
    ledger: ledger.desk,
    pages: deskPages,
    origin,
    brand: 'Nam Thử',
    site: aSite,
    now: Date.now,
    rateLimitPerMinute: 0,
    trustProxyHops: 0,
    readProductRows: TE.right([]),
    exportXlsx: createExportXlsx(ledger.desk),
    log: { write: (line) => void lines.push(line) },
    ...given,
  })
  onTestFinished(() => app.close())
  let passkeys = 0
  const change = async <A>(...[script]: Parameters<typeof ledger.desk.change<A>>): Promise<A> =>
    decoded(await ledger.desk.change(script)())
  const signedInAs = async (name: string): Promise<string> => {
    passkeys += 1
    const id = `passkey ${passkeys} of ${name}`
    const invitation = await change((at) => inviteStaff(name, at))
    await change((at) => addPasskey(invitation, { id, publicKey: 'of a test', signCount: 0 }, at))
    return cookieOf((await change((at) => signIn({ id, signCount: 0 }, at))) ?? '')
  }
  return {
    app,
    lines,
    change,
    signedInAs,
    get: (url: string, cookie = '') => app.inject({ url, headers: { host, cookie } }),
    post: (url: string, fields: Readonly<Record<string, string>> = {}, cookie = '') =>
      app.inject({
        method: 'POST',
        url,
        headers: {
          host,
          cookie,
          origin,
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: String(new URLSearchParams(fields)),
      }),
  }
}
