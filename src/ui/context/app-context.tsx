import { createContext, type ReactNode, useContext } from 'react'
import type { Site } from '../../domain/site/site'
import type { UiPorts } from './ui-ports'

export type AppContext = {
  readonly ports: UiPorts
  readonly site: Site
  /** The external recipient of registrations; null if they stay with the operator. */
  readonly recipient: string | null
  /** Without a path; absent if pages do not state their address. */
  readonly origin?: string
}

const Context = createContext<AppContext | null>(null)

export const AppContextProvider = ({
  context,
  children,
}: {
  readonly context: AppContext
  readonly children: ReactNode
}) => <Context value={context}>{children}</Context>

/** Throws outside the provider. */
export const useAppContext = (): AppContext => {
  const context = useContext(Context)
  if (context === null) throw new Error('a view was rendered outside AppContextProvider')
  return context
}
