import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import type { Site } from '../../../src/domain/site/site'
import { AppContextProvider } from '../../../src/ui/context/app-context'
import { RouteMoves } from '../../../src/ui/context/route-moves'
import type { UiPorts } from '../../../src/ui/context/ui-ports'
import { RegistrationsStore } from '../../../src/ui/machines/registrations-store'
import { aSite } from '../fixtures/a-site'
import { mustNotBeCalled } from '../must-not-be-called'

const closedPorts: UiPorts = {
  claimPopup: mustNotBeCalled('claimPopup'),
  findVideoMinutes: mustNotBeCalled('findVideoMinutes'),
  loadAddressBook: mustNotBeCalled('loadAddressBook'),
  loadNewUnits: mustNotBeCalled('loadNewUnits'),
  loadArticle: mustNotBeCalled('loadArticle'),
  loadArticles: mustNotBeCalled('loadArticles'),
  loadProducts: mustNotBeCalled('loadProducts'),
  loadVideos: mustNotBeCalled('loadVideos'),
  logFailure: mustNotBeCalled('logFailure'),
  newAttempt: mustNotBeCalled('newAttempt'),
  now: mustNotBeCalled('now'),
  readDeviceType: () => 'WEB',
  readIsOnline: () => true,
  readNavigationKind: () => 'navigate',
  submitMembership: mustNotBeCalled('submitMembership'),
  submitOrder: mustNotBeCalled('submitOrder'),
}

type Surroundings = {
  readonly route?: string
  readonly site?: Site
  readonly ports?: Partial<UiPorts>
  readonly recipient?: string | null
}

/** Draws one view at a route; a port that was not given fails the test when it is called. Gives the visitor and the routes taken. */
export const renderView = (
  view: ReactNode,
  { route = '/', site = aSite, ports = {}, recipient = null }: Surroundings = {},
) => {
  const { hook, searchHook, history, navigate } = memoryLocation({ path: route, record: true })
  const drawn = render(
    <AppContextProvider context={{ site, recipient, ports: { ...closedPorts, ...ports } }}>
      <Router hook={hook} searchHook={searchHook}>
        <RegistrationsStore>
          <RouteMoves>{view}</RouteMoves>
        </RegistrationsStore>
      </Router>
    </AppContextProvider>,
  )
  return { ...drawn, history, navigate, visitor: userEvent.setup() }
}
