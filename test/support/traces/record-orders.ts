import type { BrowserContext, Page } from 'playwright-core'
import { keptBy } from './kept-in'
import type { TraceRecorder } from './record-trace'

/** What the page shows of the dialog, told as soon as it changes. */
const watchDialog = () => {
  const told = window as unknown as {
    tellPage: () => void
    tellState: (dialog: number, state: string) => void
  }
  if (location.protocol === 'about:') return
  told.tellPage()
  let dialogs = 0
  let shown: Element | null = null
  let last = ''
  const stateOf = (dialog: Element): string => {
    if (dialog.querySelector('[aria-busy=true]') !== null) return 'sending'
    if (dialog.textContent?.includes('thành công!')) return 'editing.confirmed'
    return document.body.textContent?.includes('Hệ thống bận') ? 'editing.failed' : ''
  }
  new MutationObserver(() => {
    const dialog = document.querySelector('dialog[open]')
    if (dialog !== null && dialog !== shown) dialogs += 1
    shown = dialog
    const state = dialog === null ? '' : stateOf(dialog)
    if (state === last) return
    last = state
    if (state !== '') told.tellState(dialogs, state)
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
}

type Given = {
  readonly recorder: TraceRecorder
  /** Of the server. */
  readonly dataDir: string
  /** Which answers are lost: the connection is cut, or nothing comes. */
  readonly lost: (call: number) => 'cut' | 'silent' | null
}

/** Records what the orders' dialogs of a browser, the server and its ledger do; loses some of the answers. */
export const recordOrders = async (context: BrowserContext, { recorder, dataDir, lost }: Given) => {
  const { add, hashed } = recorder
  const former = new Set(keptBy(dataDir).map(({ key }) => key))
  const known = new Set(former)
  const tabs = new Map<Page, { readonly tab: string; pages: number; dialog: number }>()
  let attempts = 0
  const sheet = 'orders'

  const tabOf = (page: Page) => {
    const found = tabs.get(page) ?? { tab: `tab ${tabs.size + 1}`, pages: 0, dialog: 0 }
    if (!tabs.has(page)) page.once('close', () => add({ who: 'visitor', did: 'closes', tab: found.tab }))
    tabs.set(page, found)
    return found
  }
  await context.exposeBinding('tellPage', ({ page }) => {
    const own = tabOf(page)
    own.pages += 1
    add({ who: 'visitor', did: 'opens', tab: own.tab, page: own.pages })
  })
  await context.exposeBinding('tellState', ({ page }, dialog: number, state: string) => {
    const own = tabOf(page)
    own.dialog = dialog
    add({ who: 'dialog', did: 'enters', tab: own.tab, dialog, sheet, state })
  })
  await context.addInitScript(watchDialog)

  const noteKept = (): void => {
    for (const kept of keptBy(dataDir)) {
      if (known.has(kept.key)) continue
      known.add(kept.key)
      recorder.keeps(hashed(kept.key), recorder.rowOf(kept), { sheet, phone: kept.content.phone })
    }
  }

  await context.route('**/google-import?*', async (route) => {
    attempts += 1
    const attempt = attempts
    const request = route.request()
    const { tab, dialog } = tabOf(request.frame().page())
    const key = hashed(request.headers()['idempotency-key'] ?? '')
    const [cells] = JSON.parse(request.postData() ?? '[[]]')
    add({ who: 'visitor', did: 'sends', attempt, tab, dialog, key, row: recorder.rowIn(cells) ?? '' })
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

  return {
    copies: (tab: Page, from: Page): void =>
      add({ who: 'visitor', did: 'copies', tab: tabOf(tab).tab, from: tabOf(from).tab }),
    end: (): void =>
      recorder.ends(
        keptBy(dataDir).filter(({ key }) => !former.has(key)),
        [],
      ),
  }
}
