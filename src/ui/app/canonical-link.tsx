import { useLocation, useRouter } from 'wouter'
import { useQuery } from './use-query'
import { useWorld } from './world'

/** For search engines and sharing on phones a hash screen has the address of `/`. */
export const CanonicalLink = () => {
  const { origin } = useWorld()
  const router = useRouter()
  const [path] = useLocation()
  const search = useQuery()
  if (origin === undefined) return null
  const address = router.hrefs(search === '' ? path : `${path}?${search}`, router)
  return address.includes('#') ? null : <link rel="canonical" href={`${origin}${address}`} />
}
