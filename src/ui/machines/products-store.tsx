import { createActorContext } from '@xstate/react'
import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as TE from 'fp-ts/TaskEither'
import { type ReactNode, useEffect, useState } from 'react'
import type { Product } from '../../domain/catalogue/product'
import { appLoadingMachine } from '../../domain/flows/app-loading.machine'
import { PRODUCTS_QUESTION, useAnswers } from '../app/answers'
import { useWorld } from '../app/world'
import { fromTaskEither } from './from-task-either'

const AppLoading = createActorContext(appLoadingMachine)

/** The site's only product list and the app-loading flag (M-043, M-116). */
export const ProductsStore = ({ children }: { readonly children: ReactNode }) => {
  const { loadProducts, logFailure } = useWorld().ports
  const answers = useAnswers()
  const [logic] = useState(() =>
    appLoadingMachine.provide({
      actors: {
        loadProducts: fromTaskEither<unknown, ReadonlyArray<Product>, unknown>(() =>
          pipe(
            loadProducts,
            TE.orElseFirstIOK((failure) => logFailure('products', failure)),
          ),
        ),
      },
    }),
  )
  const [options] = useState(() =>
    pipe(
      answers.find(PRODUCTS_QUESTION),
      O.match(
        () => ({}),
        (products) => ({
          snapshot: logic.resolveState({
            value: 'loaded',
            context: { products: products as ReadonlyArray<Product> },
          }),
        }),
      ),
    ),
  )
  return (
    <AppLoading.Provider logic={logic} options={options}>
      {children}
    </AppLoading.Provider>
  )
}

/** M-013. */
export const useAppLoading = (): boolean => AppLoading.useSelector((snapshot) => snapshot.hasTag('loading'))

export type StoredProducts = { readonly products: ReadonlyArray<Product>; readonly isSettled: boolean }

export const useProducts = (): StoredProducts => {
  const { loadProducts } = useWorld().ports
  const answers = useAnswers()
  const actor = AppLoading.useActorRef()
  const isSettled = AppLoading.useSelector((snapshot) => snapshot.hasTag('settled'))
  if (!isSettled) answers.ask(PRODUCTS_QUESTION, () => loadProducts)
  // The machine fetches only if it has to.
  useEffect(() => {
    actor.send({ type: 'products.want' })
  }, [actor])
  return { products: AppLoading.useSelector((snapshot) => snapshot.context.products), isSettled }
}
