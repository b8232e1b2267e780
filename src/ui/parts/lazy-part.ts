import { type ComponentType, createElement, type LazyExoticComponent, lazy } from 'react'

const failed = new Set<() => void>()

/** Makes parts whose import failed import again when they are shown next; React’s own `lazy` keeps the failure. */
export const askAgain = (): void => {
  for (const renew of failed) renew()
  failed.clear()
}

/** A view whose code is loaded when it is first shown. */
export const lazyPart = <Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> => {
  const make = () =>
    lazy(() =>
      load().catch((error) => {
        failed.add(renew)
        throw error
      }),
    ) as LazyExoticComponent<ComponentType<object>>
  let part = make()
  const renew = () => {
    part = make()
  }
  return (props) => createElement(part, props)
}
