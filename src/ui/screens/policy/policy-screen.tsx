import { useLocation } from 'wouter'
import { ROUTES } from '../../../domain/routing/routes'
import { useAppContext } from '../../context/app-context'
import { privacyPolicy, RETURN_POLICY } from '../../copy/policies'
import { PolicyPage } from './policy-page'

/** Return policy and privacy policy, by the path (M-009, M-098, M-099). */
export const PolicyScreen = () => {
  const [path] = useLocation()
  const { site, recipient } = useAppContext()
  return (
    <PolicyPage policy={path === ROUTES.returnPolicy.hash ? RETURN_POLICY : privacyPolicy(site, recipient)} />
  )
}
