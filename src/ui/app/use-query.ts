import { useRouter } from 'wouter'

/** Gives the route's query as it stands in the address; wouter's own `useSearch` decodes it once before it is read (M-002). */
export const useQuery = (): string => {
  const router = useRouter()
  return router.searchHook(router)
}
