import { createActorContext } from '@xstate/react'
import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { Product } from '../../domain/catalogue/product'
import type { ProductsShown } from '../../domain/catalogue/shown-products'
import { appLoadingMachine } from '../../domain/flows/app-loading.machine'
import { productsKey } from '../../domain/routing/embedded-responses'
import { useAppContext } from '../context/app-context'
import { useEmbeddedResponses } from '../context/embedded-responses'
import { fromTaskEither } from './from-task-either'
import { loggingFailure } from './logging-failure'

const AppLoading = createActorContext(appLoadingMachine)

/** The only product list in the browser, and the app-loading flag (M-043, M-116). */
export const ProductsStore = ({ children }: { readonly children: ReactNode }) => {
  const { loadProducts, logFailure } = useAppContext().ports
  const [logic] = useState(() =>
    appLoadingMachine.provide({
      actors: {
        loadProducts: fromTaskEither<unknown, ReadonlyArray<Product>, unknown>(() =>
          loggingFailure(loadProducts, (failure) => logFailure('products', failure)),
        ),
      },
    }),
  )
  return <AppLoading.Provider logic={logic}>{children}</AppLoading.Provider>
}

/** Whether the page shows that the application loads. */
export const useAppLoading = (): boolean => AppLoading.useSelector((snapshot) => snapshot.hasTag('loading'))

type StoredProducts = { readonly products: ReadonlyArray<Product>; readonly isSettled: boolean }

const useStored = (): StoredProducts => ({
  products: AppLoading.useSelector((snapshot) => snapshot.context.products),
  isSettled: AppLoading.useSelector((snapshot) => snapshot.hasTag('settled')),
})

const useWant = (isWanted: boolean): void => {
  const actor = AppLoading.useActorRef()
  useEffect(() => {
    if (isWanted) actor.send({ type: 'products.want' })
  }, [actor, isWanted])
}

/** The products; requests them if nobody has. `isSettled` once they arrived or failed. */
export const useProducts = (): StoredProducts => {
  useWant(true)
  return useStored()
}

/** Requests the products once more, if none have come. */
export const useRetryProducts = (): (() => void) => {
  const actor = AppLoading.useActorRef()
  return () => actor.send({ type: 'products.retry' })
}

/** Whether the request failed, so that the products embedded in the page stay on the screen (M-133). */
export const useProductsFailed = (): boolean => {
  const { areRequestedAgain } = useEmbeddedResponses()
  return AppLoading.useSelector((snapshot) => snapshot.matches('failed')) && areRequestedAgain
}

/** The part that is embedded in the page; a page that the server renders requests it. */
const useEmbeddedPart = <Part,>(shown: ProductsShown<Part>, isSettled: boolean): O.Option<Part> => {
  const { loadProducts } = useAppContext().ports
  const responses = useEmbeddedResponses()
  const key = productsKey(shown)
  const found = useMemo(() => responses.find(key) as O.Option<Part>, [responses, key])
  if (O.isNone(found) && !isSettled)
    responses.request(key, () => async () => E.map(shown.partOf)(await loadProducts()))
  useWant(O.isNone(found) || responses.areRequestedAgain)
  return found
}

const useStoredPart = <Part,>({ name, partOf }: ProductsShown<Part>): Part => {
  const { products } = useStored()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name says what part it is
  return useMemo(() => partOf(products), [products, name])
}

/** The shown products; null until known. Products embedded in the page are not requested, and stay if another request fails. */
export const useShownProducts = <Part,>(shown: ProductsShown<Part>): Part | null => {
  const { isSettled } = useStored()
  const isLoaded = AppLoading.useSelector((snapshot) => snapshot.matches('loaded'))
  const embedded = useEmbeddedPart(shown, isSettled)
  const stored = useStoredPart(shown)
  if (!isSettled) return O.toNullable(embedded)
  return isLoaded || O.isNone(embedded) ? stored : embedded.value
}
