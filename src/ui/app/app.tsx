import { Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { type BaseLocationHook, Router, useLocation } from 'wouter'
import { ProductsStore, useAppLoading } from '../machines/products-store'
import { AppSpinner } from '../shell/app-spinner'
import { ContactWidget } from '../shell/contact-widget'
import { Footer } from '../shell/footer'
import { Header } from '../shell/header'
import { Popup } from '../shell/popup'
import { MissingScreen } from './missing-screen'
import { RouteMoves } from './route-moves'
import { Screens } from './screens'
import { useQuery } from './use-query'
import { type World, WorldProvider } from './world'

const Main = () => {
  const [path] = useLocation()
  return (
    <main aria-busy={useAppLoading()} className="flex min-h-dvh flex-col">
      <ErrorBoundary FallbackComponent={MissingScreen} resetKeys={[path, useQuery()]}>
        <Suspense fallback={<div className="min-h-dvh" />}>
          <Screens />
        </Suspense>
      </ErrorBoundary>
    </main>
  )
}

type AppProps = { readonly world: World; readonly locationHook: BaseLocationHook }

/** The whole site, in whatever world it is given. */
export const App = ({ world, locationHook }: AppProps) => (
  <WorldProvider world={world}>
    <Router hook={locationHook}>
      <ProductsStore>
        <RouteMoves>
          <Header />
          <Main />
          <Footer />
          <ContactWidget />
          <Popup />
          <AppSpinner />
        </RouteMoves>
      </ProductsStore>
    </Router>
  </WorldProvider>
)
