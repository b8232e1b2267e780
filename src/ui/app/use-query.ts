import { useRouter } from 'wouter'

/** wouter's own `useSearch` decodes the query once before it is read (M-002). */
export const useQuery = (): string => {
  const router = useRouter()
  return router.searchHook(router)
}
