import { createContext, type ReactNode, useContext } from 'react'
import type { Site } from '../../domain/site/site'
import type { UiPorts } from './ui-ports'

export type World = {
  readonly ports: UiPorts
  readonly site: Site
  /** The external recipient of registrations; null if they stay with the operator. */
  readonly recipient: string | null
  /** Without a path; absent if pages do not state their address. */
  readonly origin?: string
}

const WorldContext = createContext<World | null>(null)

export const WorldProvider = ({
  world,
  children,
}: {
  readonly world: World
  readonly children: ReactNode
}) => <WorldContext value={world}>{children}</WorldContext>

/** Throws outside the provider. */
export const useWorld = (): World => {
  const world = useContext(WorldContext)
  if (world === null) throw new Error('a view was rendered outside WorldProvider')
  return world
}
