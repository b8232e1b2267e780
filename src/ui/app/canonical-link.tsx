import { useLocation, useRouter } from 'wouter'
import { useAppContext } from '../context/app-context'
import { useQuery } from '../context/use-query'

/** Without it, search engines and phones' share menus would see a hash screen under the address `/`. */
export const CanonicalLink = () => {
  const { origin } = useAppContext()
  const router = useRouter()
  const [path] = useLocation()
  const search = useQuery()
  if (origin === undefined) return null
  const address = router.hrefs(search === '' ? path : `${path}?${search}`, router)
  return address.includes('#') ? null : <link rel="canonical" href={`${origin}${address}`} />
}
