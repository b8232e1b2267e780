import { useRouter } from 'wouter'

/** Replaces wouter's `useSearch`, which decodes the whole query before it is split (M-002). */
export const useQuery = (): string => {
  const router = useRouter()
  return router.searchHook(router)
}
