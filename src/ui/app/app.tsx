import { Suspense, useEffect } from 'react'
import { type BaseLocationHook, useLocation, useRouter } from 'wouter'
import { ROUTES } from '../../domain/routing/routes'
import { type AppContext, AppContextProvider, useAppContext } from '../context/app-context'
import {
  type EmbeddedResponses,
  EmbeddedResponsesProvider,
  NO_EMBEDDED_RESPONSES,
} from '../context/embedded-responses'
import { RouteMoves } from '../context/route-moves'
import { useQuery } from '../context/use-query'
import { ProductsStore, useAppLoading } from '../machines/products-store'
import { RegistrationsStore } from '../machines/registrations-store'
import { ErrorBoundary } from '../parts/error-boundary'
import { RetryHint } from '../parts/retry-hint'
import { ScreenHeading } from '../parts/screen-heading'
import { AppSpinner } from '../shell/app-spinner'
import { ContactWidget } from '../shell/contact-widget'
import { Footer } from '../shell/footer'
import { Header } from '../shell/header'
import { Popup } from '../shell/popup'
import { SkipLink } from '../shell/skip-link'
import { OpenRegistrations } from './open-registrations'
import { Screens } from './screens'
import { ShownRoute } from './shown-route'

/** The canonical address. Without it, search engines and share menus would take each hash screen for `/`. */
const CanonicalLink = () => {
  const { origin } = useAppContext()
  const router = useRouter()
  const [path] = useLocation()
  const search = useQuery()
  if (origin === undefined) return null
  const address = router.hrefs(search === '' ? path : `${path}?${search}`, router)
  return address.includes('#') ? null : <link rel="canonical" href={`${origin}${address}`} />
}

/** Shown instead of a screen whose files cannot be loaded. */
const MissingScreen = ({ onRetry }: { readonly onRetry: () => void }) => (
  <div className="page py-16 text-center">
    <ScreenHeading title="Chưa mở được trang này" className="mb-4 text-3xl font-bold" />
    <RetryHint onRetry={onRetry} />
  </div>
)

type ReadyProps = { readonly onReady: (() => void) | undefined }

const Ready = ({ onReady }: ReadyProps) => {
  // Runs once the screen reacts to input.
  useEffect(() => void onReady?.(), [onReady])
  return null
}

const Main = ({ onReady }: ReadyProps) => {
  const [path] = useLocation()
  const spacing = path === ROUTES.productDetail.hash ? 'above-buy-bar ' : ''
  return (
    <main id="main" aria-busy={useAppLoading()} className={`${spacing}flex min-h-dvh flex-col`}>
      <ErrorBoundary
        fallback={(retry) => <MissingScreen onRetry={retry} />}
        resetKey={`${path}?${useQuery()}`}
      >
        <Suspense fallback={<div className="min-h-dvh" />}>
          <Screens />
          <Ready onReady={onReady} />
        </Suspense>
      </ErrorBoundary>
    </main>
  )
}

type AppProps = {
  readonly context: AppContext
  readonly locationHook: BaseLocationHook
  readonly responses?: EmbeddedResponses
  readonly ssrContext?: { redirectTo?: string }
  readonly onReady?: () => void
}

export const App = ({
  context,
  locationHook,
  responses = NO_EMBEDDED_RESPONSES,
  ssrContext,
  onReady,
}: AppProps) => (
  <AppContextProvider context={context}>
    <EmbeddedResponsesProvider value={responses}>
      <ShownRoute hook={locationHook} ssrContext={ssrContext}>
        <ProductsStore>
          <RegistrationsStore>
            <RouteMoves>
              <CanonicalLink />
              <SkipLink />
              <Header />
              <Main onReady={onReady} />
              <Footer />
              <ContactWidget />
              <Popup />
              <OpenRegistrations />
              <AppSpinner />
            </RouteMoves>
          </RegistrationsStore>
        </ProductsStore>
      </ShownRoute>
    </EmbeddedResponsesProvider>
  </AppContextProvider>
)
