import { createContext, useContext } from 'react'
import { useQuery } from './use-query'

/** The query of the address if it leads to the screen that is shown; null if it leads to another one. */
export const AskedQueryContext = createContext<string | null>(null)

/** The query for which the screen is being prepared, at once after a press; `useQuery` has it once it is shown. */
export const useAskedQuery = (): string => {
  const shown = useQuery()
  return useContext(AskedQueryContext) ?? shown
}
