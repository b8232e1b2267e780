import { Link } from 'wouter'
import { packagesPath } from '../../domain/routing/paths'
import { answeredFrom } from '../../domain/site/shared-phrases'
import { useAppContext } from '../context/app-context'
import { OrderButton } from '../order/order-button'
import { Dialog } from '../parts/dialog'
import { SearchForm } from '../parts/search-form'
import { MenuContacts } from './menu-contacts'
import { MenuLinks } from './menu-links'

const ITEM =
  'caps flex min-h-12 items-center rounded-field px-[16px] py-2 font-semibold hover:bg-base-200 aria-[current=page]:bg-teal-pale aria-[current=page]:text-primary'

/** The menu of narrow windows (M-018, M-020, M-021). */
export const Drawer = ({ onClose }: { readonly onClose: () => void }) => {
  const { brand, contacts } = useAppContext().site
  return (
    <Dialog title="Menu" onClose={onClose} closesOnBackdrop className="drawer-dialog">
      <SearchForm className="px-[12px] pb-3" />
      <nav aria-label="Menu chính" className="px-[12px]">
        <ul className="space-y-1">
          <MenuLinks itemClassName={ITEM} onFollow={onClose} />
        </ul>
      </nav>
      <div className="mx-[12px] mt-4 border-t border-base-300 pt-4 pb-6">
        <p className="px-[16px] pb-1 text-sm text-quiet">
          Cần hỏi riêng? Chuyên viên trả lời {answeredFrom(contacts.hours)}.
        </p>
        <MenuContacts className="pl-[16px] text-[min(1rem,27px)]" />
        <OrderButton preselected={null} onOpen={onClose} className="my-3 w-full px-[12px]" />
        <Link
          href={packagesPath(brand.slug)}
          onClick={onClose}
          className="btn btn-outline btn-primary btn-lg w-full px-[12px]"
        >
          Xem gói hội viên
        </Link>
      </div>
    </Dialog>
  )
}
