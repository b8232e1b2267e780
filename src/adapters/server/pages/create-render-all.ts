import { setImmediate as endTurn } from 'node:timers/promises'
import { readableRoute } from '../../../domain/routing/readable-address'
import { allPages } from './all-pages'
import type { ContentReaders } from './content-ports'
import type { Pages } from './create-pages'

type Dependencies = {
  readonly pages: Pages
  readonly readers: ContentReaders
  readonly slug: string
  /** Null if each request determines it; a page is then rendered at its first request. */
  readonly origin: string | null
}

export const createRenderAll = ({ pages, readers, slug, origin }: Dependencies) => {
  const routeOf = readableRoute(slug)
  let latest = {}
  return {
    start: async (): Promise<void> => {
      if (origin === null) return
      const mine = {}
      latest = mine
      for (const { address } of await allPages(readers)) {
        if (latest !== mine) return
        await pages({ route: routeOf(address), origin }).catch(() => undefined)
        await endTurn()
      }
    },
    stop: (): void => {
      latest = {}
    },
  }
}
