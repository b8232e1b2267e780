import type { PlainPage } from '../../ports/plain-page'
import { LookPage } from './look-page'
import { MembershipForm } from './membership-form'
import { OrderForm } from './order-form'
import { ReceivedPage } from './received-page'
import { SearchPage } from './search-page'

/** The page of a plain form, or of the search, by its kind. */
export const FormView = ({ page }: { readonly page: PlainPage }) => {
  if (page.kind === 'look') return <LookPage page={page} />
  if (page.kind === 'search') return <SearchPage page={page} />
  if (page.kind === 'received') return <ReceivedPage page={page} />
  return page.target === 'orders' ? <OrderForm page={page} /> : <MembershipForm page={page} />
}
