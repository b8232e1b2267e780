import type { TaskEither } from 'fp-ts/TaskEither'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createAddressLocation } from '../adapters/browser/address-location'
import { createClaimPopup } from '../adapters/browser/claim-popup'
import { lazyPort } from '../adapters/browser/lazy-port'
import { logFailure } from '../adapters/browser/log-failure'
import { createReadNavigationKind } from '../adapters/browser/navigation-kind'
import { createNewAttempt } from '../adapters/browser/new-attempt'
import type { createOncePerTab } from '../adapters/browser/once-per-tab'
import { createFindResponse, readPageData } from '../adapters/browser/read-page-data'
import { consentVersion } from '../domain/registration/consent'
import { hasHashRoute, isRendered } from '../domain/routing/readable-address'
import { ROUTES } from '../domain/routing/routes'
import { deviceType } from '../domain/screen/device-type'
import { App } from './app/app'
import { APP_READY, OF_PAGE } from './boot/page-marks'
import { type EmbeddedResponses, NO_EMBEDDED_RESPONSES } from './context/embedded-responses'
import type { UiPorts } from './context/ui-ports'
import { whenIdle } from './watch/when-loaded'
import './styles/site.css'

/** Waits for the HTML parser, because the program may start before it has finished. */
const pageRead = async (): Promise<void> => {
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
}

// A form that is filled in puts its own in place of these: at the window, Chromium calls listeners in their order, so that they
// have to be there before the route listens.
window.onpopstate = () => {}
window.onhashchange = () => {}

await Promise.all([pageRead(), window.stylesLoaded])
const { site, recipient, origin, answers: responses, route } = readPageData(document)
const fetch = window.fetch.bind(window)
const sending = {
  fetch,
  wait: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
  consentVersion: consentVersion(site.consent, recipient),
}
const openedAs = deviceType(window.innerWidth)

// Loaded with the first request: a page with embedded data makes none.
const withJson = async <Service,>(service: Promise<Service>) => {
  const [{ getCachedJson }, loaded] = await Promise.all([import('../adapters/services/get-json'), service])
  return { ...loaded, getJson: getCachedJson }
}
const newsService = () => withJson(import('../adapters/services/news-service'))
const places = () => import('../adapters/browser/load-address-book')
/** One for the page, because it remembers what the browser does not store. */
let oncePerTab: ReturnType<typeof createOncePerTab> | undefined
const submitting = async () => {
  const [sheet, once] = await Promise.all([
    import('../adapters/services/submit-registration'),
    import('../adapters/browser/once-per-tab'),
  ])
  oncePerTab ??= once.createOncePerTab({
    session: () => window.sessionStorage,
    local: () => window.localStorage,
    crypto: window.crypto,
    now: Date.now,
  })
  return { ...sheet, oncePerTab }
}

/** All cards share one reader, which limits concurrent reads. */
const loadVideoMinutes = async () => {
  const [{ createFindVideoMinutes }, { createReadMediaSeconds }] = await Promise.all([
    import('../adapters/browser/find-video-minutes'),
    import('../adapters/browser/read-media-seconds'),
  ])
  return createFindVideoMinutes(() => window.localStorage, createReadMediaSeconds(document))
}
let readerOfMinutes: ReturnType<typeof loadVideoMinutes> | undefined
const videoMinutes = () => {
  readerOfMinutes ??= loadVideoMinutes()
  return readerOfMinutes
}

const lazyTask = <Failure, Value>(load: () => Promise<TaskEither<Failure, Value>>) =>
  lazyPort(async () => {
    const task = await load()
    return () => task
  })()

const ports: UiPorts = {
  claimPopup: createClaimPopup(() => window.sessionStorage),
  findVideoMinutes: (video) => async () => (await videoMinutes())(video)(),
  loadAddressBook: lazyTask(async () => (await places()).loadAddressBook),
  loadNewUnits: lazyTask(async () => (await places()).loadNewUnits),
  loadArticle: lazyPort(async () => {
    const [{ createLoadArticle, getJson }, { sanitizeHtml }] = await Promise.all([
      newsService(),
      import('../adapters/browser/sanitize-html'),
    ])
    return createLoadArticle(getJson, sanitizeHtml)
  }),
  loadArticles: lazyPort(async () => {
    const { createLoadArticles, getJson } = await newsService()
    return createLoadArticles(getJson, site.services.newsSource)
  }),
  loadProducts: lazyTask(async () => {
    const { createLoadProducts, getJson } = await withJson(import('../adapters/services/load-products'))
    return createLoadProducts(getJson, site.sheets.products)
  }),
  loadVideos: lazyTask(async () => {
    const { createLoadVideos, getJson } = await newsService()
    return createLoadVideos(getJson, site.services.videosDomain)
  }),
  logFailure,
  newAttempt: createNewAttempt(window.crypto, Date.now),
  now: Date.now,
  readDeviceType: () => openedAs,
  readIsOnline: () => navigator.onLine,
  readNavigationKind: createReadNavigationKind(),
  submitMembership: lazyPort(async () => {
    const { createSubmitMembership, oncePerTab } = await submitting()
    return oncePerTab(createSubmitMembership({ ...sending, sheet: site.sheets.members }))
  }),
  submitOrder: lazyPort(async () => {
    const { createSubmitOrder, oncePerTab } = await submitting()
    return oncePerTab(createSubmitOrder({ ...sending, sheet: site.sheets.orders }))
  }),
}

const isHashRoute = document.documentElement.dataset.route === 'shown'
const locationHook = createAddressLocation(site.brand.slug, isHashRoute ? undefined : route)

/** Makes `boot.ts` replay the clicks held until now. */
const tellReady = () => {
  dispatchEvent(new Event(APP_READY))
  // Loads the code that sends forms early: if the network fails later, a reload would lose the input.
  whenIdle(() => void submitting().catch(() => undefined))
}

const app = (responses: EmbeddedResponses) => (
  <StrictMode>
    <App
      context={{ ports, site, recipient, origin }}
      locationHook={locationHook}
      responses={responses}
      onReady={tellReady}
    />
  </StrictMode>
)

const root = document.getElementById('root')
const isShown = root?.firstElementChild && isRendered(site.brand.slug)(route, location)
const areRequestedAgain = hasHashRoute(location) && location.hash !== `#${ROUTES.home.hash}`
delete document.documentElement.dataset.route
if (root !== null && isShown)
  // In a transition, React hydrates in slices and handles input in between.
  startTransition(() => {
    hydrateRoot(
      root,
      app({ find: createFindResponse(Date.now, responses), areRequestedAgain, request: () => {} }),
    )
  })
else if (root !== null) {
  for (const element of document.head.querySelectorAll(OF_PAGE)) element.remove()
  root.replaceChildren()
  createRoot(root).render(app(NO_EMBEDDED_RESPONSES))
}
