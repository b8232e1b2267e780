import { useLocation } from 'wouter'
import { ROUTES } from '../../../domain/routing/routes'
import { useAppContext } from '../../context/app-context'
import { complaints, tradingTerms } from '../../copy/trading'
import { PolicyPage } from './policy-page'

/** Terms of trading and complaints, by the path. */
export const TradingScreen = () => {
  const [path] = useLocation()
  const { site } = useAppContext()
  return <PolicyPage policy={path === ROUTES.complaints.hash ? complaints(site) : tradingTerms(site)} />
}
