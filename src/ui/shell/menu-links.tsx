import { Link, useLocation } from 'wouter'
import { activeMenuItem, MENU_ITEMS, menuPaths } from '../../domain/routing/menu'
import { useAppContext } from '../app/app-context'
import { menuLabels } from '../copy/menu'

type MenuLinksProps = { readonly onFollow?: () => void; readonly itemClassName: string }

export const MenuLinks = ({ onFollow, itemClassName }: MenuLinksProps) => {
  const { brand } = useAppContext().site
  const [path] = useLocation()
  const active = activeMenuItem(path, brand.slug)
  const labels = menuLabels(brand.name)
  const paths = menuPaths(brand.slug)
  return MENU_ITEMS.map((item) => (
    <li key={item}>
      <Link
        href={paths[item]}
        aria-current={item === active ? 'page' : undefined}
        className={itemClassName}
        {...(onFollow === undefined ? {} : { onClick: onFollow })}
      >
        {labels[item]}
      </Link>
    </li>
  ))
}
