import { Dialog } from '../parts/dialog'
import { MenuLinks } from './menu-links'

const ITEM =
  'flex min-h-12 items-center rounded-field px-4 font-semibold hover:bg-base-200 aria-[current=page]:bg-teal-pale aria-[current=page]:text-primary'

/** The menu of narrow windows, 300 px wide at the left; choosing an item closes it (M-020, M-021). */
export const Drawer = ({ onClose }: { readonly onClose: () => void }) => (
  <Dialog title="Menu" onClose={onClose} closesOnBackdrop className="drawer-dialog">
    <nav aria-label="Menu chính" className="px-3 pb-6">
      <ul className="space-y-1">
        <MenuLinks itemClassName={ITEM} onFollow={onClose} />
      </ul>
    </nav>
  </Dialog>
)
