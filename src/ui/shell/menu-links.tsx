import { Link, useLocation } from 'wouter'
import { activeMenuItem, menuPath } from '../../domain/routing/find-route'
import { MENU_ITEMS } from '../../domain/routing/routes'
import { useAppContext } from '../context/app-context'
import { menuLabels } from '../copy/shell'

/** The style of an item of a header’s menu. */
export const MENU_ITEM =
  'caps flex h-11 items-center rounded-full whitespace-nowrap px-2.5 text-sm font-semibold hover:bg-base-200 aria-[current=page]:bg-teal-pale aria-[current=page]:text-primary'

type MenuLinksProps = { readonly onFollow?: () => void; readonly itemClassName: string }

/** The items of the menu, of which one may be active (M-017, M-018). `onFollow`: after a click. */
export const MenuLinks = ({ onFollow, itemClassName }: MenuLinksProps) => {
  const { brand } = useAppContext().site
  const [path] = useLocation()
  const active = activeMenuItem(path, brand.slug)
  const labels = menuLabels(brand.name)
  return MENU_ITEMS.map((item) => (
    <li key={item}>
      <Link
        href={menuPath(item, brand.slug)}
        aria-current={item === active ? 'page' : undefined}
        className={itemClassName}
        {...(onFollow === undefined ? {} : { onClick: onFollow })}
      >
        {labels[item]}
      </Link>
    </li>
  ))
}
