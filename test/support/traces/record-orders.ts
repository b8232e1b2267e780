import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from 'playwright-core'
import type { TraceRecorder } from './record-trace'

type KeptRow = { readonly key: string; readonly record: string }
type Kept = {
  readonly name: string
  readonly phone: string
  readonly province: string
  readonly district: string
  readonly titles: ReadonlyArray<string>
}

const keptIn = (dataDir: string): ReadonlyArray<KeptRow> => {
  const db = new DatabaseSync(join(dataDir, 'registrations.sqlite'), { readOnly: true })
  try {
    return db
      .prepare('SELECT key, record FROM idempotency JOIN registration ON id = registration_id')
      .all() as unknown as ReadonlyArray<KeptRow>
  } finally {
    db.close()
  }
}

/** What the page shows of the dialog, told as soon as it changes. */
const watchDialog = () => {
  let last = ''
  const stateOf = (dialog: Element): string => {
    if (dialog.querySelector('[aria-busy=true]') !== null) return 'sending'
    if (dialog.textContent?.includes('thành công!')) return 'editing.confirmed'
    return document.body.textContent?.includes('Hệ thống bận') ? 'editing.failed' : ''
  }
  new MutationObserver(() => {
    const dialog = document.querySelector('dialog[open]')
    const state = dialog === null ? '' : stateOf(dialog)
    if (state === last) return
    last = state
    if (state !== '') (window as unknown as { tellState: (state: string) => void }).tellState(state)
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
}

type Given = {
  readonly recorder: TraceRecorder
  /** Of the server. */
  readonly dataDir: string
  /** Which answers are lost: the connection is cut, or nothing comes. */
  readonly lost: (call: number) => 'cut' | 'silent' | null
}

/** Records what an order's dialog, the server and its ledger do; loses some of the answers. */
export const recordOrders = async (page: Page, { recorder, dataDir, lost }: Given): Promise<void> => {
  const { add, hashed } = recorder
  const known = new Set(keptIn(dataDir).map(({ key }) => key))
  let calls = 0
  let pages = 0
  let sent = ''
  const tab = 'the tab'

  await page.exposeFunction('tellState', (state: string) => {
    if (state === 'sending') pages += 1
    add({ who: 'dialog', did: 'enters', flow: 'order-dialog', state, dialog: `dialog ${pages}`, tab })
    if (state !== 'sending')
      add({ who: 'visitor', did: 'sees', key: sent, isKept: state === 'editing.confirmed' })
  })
  await page.addInitScript(watchDialog)

  const noteKept = (): void => {
    for (const { key, record } of keptIn(dataDir)) {
      if (known.has(key)) continue
      known.add(key)
      const { name, phone, province, district, titles }: Kept = JSON.parse(record)
      const content = hashed([name, phone, province, district, titles.join(',')].join('|'))
      add({ who: 'ledger', did: 'keeps', key: hashed(key), content, row: hashed(phone) })
    }
  }

  await page.route('**/google-import?*', async (route) => {
    calls += 1
    const call = calls
    const request = route.request()
    sent = hashed(request.headers()['idempotency-key'] ?? '')
    const key = sent
    const [[, name, phone, ...rest]] = JSON.parse(request.postData() ?? '[[]]')
    // Without the time, and without the apostrophe before the number.
    const content = hashed([name, String(phone).slice(1), ...rest.slice(0, 3)].join('|'))
    add({ who: 'visitor', did: 'sends', tab, key, content })
    const response = await route.fetch()
    noteKept()
    add({ who: 'server', did: 'answers', key, isKept: response.ok() })
    const fault = lost(call)
    if (fault === 'cut') return route.abort('connectionreset')
    if (fault === 'silent') return
    add({ who: 'visitor', did: 'receives', tab, key, isKept: response.ok() })
    return route.fulfill({ response })
  })
}
