import { setImmediate as endTurn } from 'node:timers/promises'
import { readableRoute } from '../../../domain/routing/readable-address'
import type { ContentReaders } from '../../../ports/content'
import { MOST_PAGES, type Pages } from './create-pages'
import { listPages } from './page-list'

type Dependencies = {
  readonly pages: Pages
  readonly readers: ContentReaders
  readonly slug: string
  /** The origin of all pages; null if each request determines it, and pages are rendered on request only. */
  readonly origin: string | null
}

/** Renders the pages before they are asked for, one after the other, at most `MOST_PAGES`. A new call ends the former one. */
export const createRenderAll = ({ pages, readers, slug, origin }: Dependencies) => {
  const routeOf = readableRoute(slug)
  let latest = {}
  const renderFrom = async (from: string): Promise<void> => {
    const mine = {}
    latest = mine
    for (const { address } of (await listPages(readers)).slice(0, MOST_PAGES)) {
      if (latest !== mine) return
      await pages({ route: routeOf(address), origin: from }).catch(() => undefined)
      await endTurn()
    }
  }
  return {
    /** Never rejects: nobody waits for it, and a page that fails is logged where it is rendered. */
    start: async (): Promise<void> => {
      if (origin !== null) await renderFrom(origin).catch(() => undefined)
    },
    stop: (): void => {
      latest = {}
    },
  }
}
