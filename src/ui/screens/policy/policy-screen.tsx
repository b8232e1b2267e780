import { useLocation } from 'wouter'
import { PATHS } from '../../../domain/routing/paths'
import { useAppContext } from '../../app/app-context'
import { privacyPolicy, RETURN_POLICY } from '../../copy/policies'
import { PolicyPage } from './policy-page'

export const PolicyScreen = () => {
  const [path] = useLocation()
  const { site, recipient } = useAppContext()
  return <PolicyPage policy={path === PATHS.returnPolicy ? RETURN_POLICY : privacyPolicy(site, recipient)} />
}
