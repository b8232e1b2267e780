import { createContext, type ReactNode, useContext } from 'react'
import type { Site } from '../../domain/site/site'
import type { UiPorts } from './ui-ports'

export type World = {
  readonly ports: UiPorts
  readonly site: Site
  /** The service abroad that registrations are handed to; null where they stay with the operator. */
  readonly recipient: string | null
  /** Where the site is reached, without a path; absent where pages do not name their address. */
  readonly origin?: string
}

const WorldContext = createContext<World | null>(null)

/** Hands the ports and the site's facts to every view below. */
export const WorldProvider = ({
  world,
  children,
}: {
  readonly world: World
  readonly children: ReactNode
}) => <WorldContext value={world}>{children}</WorldContext>

/** Gives the ports and the site's facts; a view outside the provider is a defect. */
export const useWorld = (): World => {
  const world = useContext(WorldContext)
  if (world === null) throw new Error('a view was rendered outside WorldProvider')
  return world
}
