import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import siteFacts from '../../content/site.json'
import { createClaimPopup } from '../adapters/browser/claim-popup'
import { createFindVideoMinutes } from '../adapters/browser/find-video-minutes'
import { useHashLocation } from '../adapters/browser/hash-location'
import { loadAddressBook } from '../adapters/browser/load-address-book'
import { logFailure } from '../adapters/browser/log-failure'
import { createReadNavigationKind } from '../adapters/browser/navigation-kind'
import { createNewAttempt } from '../adapters/browser/new-attempt'
import { createReadMediaSeconds } from '../adapters/browser/read-media-seconds'
import { readRecipient } from '../adapters/browser/read-recipient'
import { sanitizeHtml } from '../adapters/browser/sanitize-html'
import { createGetJson } from '../adapters/http/get-json'
import { createLoadArticle, createLoadArticles, createLoadVideos } from '../adapters/http/news-service'
import { rememberAnswers } from '../adapters/http/remember-answers'
import { createLoadProducts } from '../adapters/sheet/load-products'
import { createSubmitMembership, createSubmitOrder } from '../adapters/sheet/submit-registration'
import { consentVersion } from '../domain/registration/consent'
import { deviceType } from '../domain/screen/device-type'
import type { Site } from '../domain/site/site'
import { App } from './app/app'
import type { UiPorts } from './app/ui-ports'
import './styles/site.css'

const site = siteFacts as Site
const getJson = rememberAnswers(Date.now, createGetJson(window.fetch.bind(window)))
const recipient = readRecipient(document)
const sending = {
  fetch: window.fetch.bind(window),
  wait: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
  consentVersion: consentVersion(site.consent, recipient),
}
const openedAs = deviceType(window.innerWidth)

const ports: UiPorts = {
  claimPopup: createClaimPopup(() => window.sessionStorage),
  findVideoMinutes: createFindVideoMinutes(() => window.localStorage, createReadMediaSeconds(document)),
  loadAddressBook,
  loadArticle: createLoadArticle(getJson),
  loadArticles: createLoadArticles(getJson, site.services.newsSource),
  loadProducts: createLoadProducts(getJson, site.sheets.products),
  loadVideos: createLoadVideos(getJson, site.services.videosDomain),
  logFailure,
  newAttempt: createNewAttempt(window.crypto, Date.now),
  now: Date.now,
  readDeviceType: () => openedAs,
  readNavigationKind: createReadNavigationKind(),
  sanitizeHtml,
  submitMembership: createSubmitMembership({ ...sending, sheet: site.sheets.members }),
  submitOrder: createSubmitOrder({ ...sending, sheet: site.sheets.orders }),
}

const root = document.getElementById('root')
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <App world={{ ports, site, recipient }} locationHook={useHashLocation} />
    </StrictMode>,
  )
