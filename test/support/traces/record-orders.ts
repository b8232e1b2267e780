import type { Page } from 'playwright-core'
import { keptBy } from './kept-in'
import type { TraceRecorder } from './record-trace'

/** What the page shows of the dialog, told as soon as it changes. */
const watchDialog = () => {
  const told = window as unknown as { tellPage: () => void; tellState: (state: string) => void }
  told.tellPage()
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
    if (state !== '') told.tellState(state)
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
}

type Given = {
  readonly recorder: TraceRecorder
  /** Of the server. */
  readonly dataDir: string
  /** Which answers are lost: the connection is cut, or nothing comes. */
  readonly lost: (call: number) => 'cut' | 'silent' | null
}

/** Records what an order's dialog, the server and its ledger do; loses some of the answers. Returns what ends the recording. */
export const recordOrders = async (page: Page, { recorder, dataDir, lost }: Given): Promise<() => void> => {
  const { add, hashed } = recorder
  const former = new Set(keptBy(dataDir).map(({ key }) => key))
  const known = new Set(former)
  let attempts = 0
  let pages = 0
  const tab = 'the tab'
  const sheet = 'orders'

  await page.exposeFunction('tellPage', () => {
    pages += 1
    add({ who: 'visitor', did: 'opens', tab, page: pages })
  })
  await page.exposeFunction('tellState', (state: string) =>
    add({ who: 'dialog', did: 'enters', tab, sheet, state }),
  )
  await page.addInitScript(watchDialog)

  const noteKept = (): void => {
    for (const kept of keptBy(dataDir)) {
      if (known.has(kept.key)) continue
      known.add(kept.key)
      recorder.keeps(hashed(kept.key), recorder.rowOf(kept), { sheet, phone: kept.content.phone })
    }
  }

  await page.route('**/google-import?*', async (route) => {
    attempts += 1
    const attempt = attempts
    const request = route.request()
    const key = hashed(request.headers()['idempotency-key'] ?? '')
    const [cells] = JSON.parse(request.postData() ?? '[[]]')
    add({ who: 'visitor', did: 'sends', attempt, tab, key, row: recorder.rowIn(cells) ?? '' })
    add({ who: 'server', did: 'hears', attempt })
    const response = await route.fetch()
    noteKept()
    if (response.ok()) add({ who: 'server', did: 'acknowledges', attempt })
    const fault = lost(attempt)
    if (fault === 'silent') return
    if (fault === null && response.ok()) {
      add({ who: 'visitor', did: 'receives', attempt })
      return route.fulfill({ response })
    }
    add({ who: 'visitor', did: 'gives up', attempt })
    return route.abort('connectionreset')
  })

  return () =>
    recorder.ends(
      keptBy(dataDir).filter(({ key }) => !former.has(key)),
      [],
    )
}
