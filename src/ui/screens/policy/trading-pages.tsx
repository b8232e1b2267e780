import { useLocation } from 'wouter'
import { PATHS } from '../../../domain/routing/paths'
import { useAppContext } from '../../app/app-context'
import { complaints, tradingTerms } from '../../copy/trading'
import { PolicyPage } from './policy-page'

export const TradingPages = () => {
  const [path] = useLocation()
  const { site } = useAppContext()
  return <PolicyPage policy={path === PATHS.complaints ? complaints(site) : tradingTerms(site)} />
}
