import type { FormPage } from '../../ports/render'
import { MembershipForm } from './membership-form'
import { OrderForm } from './order-form'
import { ReceivedPage } from './received-page'

export const FormView = ({ page }: { readonly page: FormPage }) => {
  if (page.kind === 'received') return <ReceivedPage form={page.form} reference={page.reference} />
  return page.kind === 'order' ? <OrderForm page={page} /> : <MembershipForm page={page} />
}
