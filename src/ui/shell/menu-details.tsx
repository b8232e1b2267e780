import { MenuIcon } from '../parts/icons'
import { MenuContacts } from './menu-contacts'
import { MENU_ITEM, MenuLinks } from './menu-links'

/** The menu in narrow windows where there is no program to open a drawer; below a header that is positioned. */
export const MenuDetails = () => (
  <details className="@5xl:xl:hidden">
    <summary aria-label="Menu" className="btn btn-circle btn-ghost mr-[min(0px,calc((1.5rem-44px)/2))]">
      <MenuIcon />
    </summary>
    {/* The text is aligned with the logo. */}
    <div className="absolute inset-x-0 top-full z-40 border-b border-base-300 bg-base-100 px-[calc(var(--page-gutter)-0.625rem)] py-3">
      <ul>
        <MenuLinks itemClassName={MENU_ITEM} />
      </ul>
      <MenuContacts className="px-2.5" />
    </div>
  </details>
)
