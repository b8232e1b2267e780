import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { ROUTES } from '../../domain/routing/routes'
import { bindWords } from '../../domain/text/bind-words'
import { useAppContext } from '../context/app-context'
import { FORM_COPY } from '../copy/forms'
import { ChatIcon } from '../parts/icons'
import { Logo } from '../parts/logo'
import { ContactLinks } from '../shell/contact-links'
import { Footer } from '../shell/footer'
import { HeaderBar } from '../shell/header-bar'
import { Hotline } from '../shell/hotline'
import { MenuDetails } from '../shell/menu-details'
import { SkipLink } from '../shell/skip-link'

/** The contact widget of pages without the program (M-095). */
const ContactDetails = () => (
  <aside aria-label="Kênh liên hệ" className="contact-widget screen-only fixed z-30">
    <details className="relative">
      <summary aria-label="Liên hệ" className="contact-toggle btn btn-primary btn-circle relative shadow-lg">
        <ChatIcon />
        <span>Liên hệ</span>
      </summary>
      <div className="absolute right-3 bottom-full mb-3 w-max">
        <ContactLinks />
      </div>
    </details>
  </aside>
)

type FormPageShellProps = {
  readonly title: string
  /** Whether the title begins with the failure, because screen readers announce the title first. */
  readonly isWrong?: boolean
  /** False on pages of a form, which have no links away from it. */
  readonly hasMenu?: boolean
  readonly children: ReactNode
}

/** Head, header and footer of the pages that work without JavaScript. */
export const FormPageShell = ({ title, isWrong = false, hasMenu = false, children }: FormPageShellProps) => {
  const { brand } = useAppContext().site
  return (
    <>
      <title>{`${isWrong ? `${FORM_COPY.errorSummary}: ` : ''}${title} | ${brand.name}`}</title>
      <meta name="robots" content="noindex" />
      <SkipLink />
      {hasMenu ? (
        <HeaderBar>
          <MenuDetails />
        </HeaderBar>
      ) : (
        <header className="form-header @container border-b border-base-300 bg-base-100">
          <div className="page flex min-h-[66px] items-center gap-x-2 py-1 *:last:-mr-2">
            <Link href={ROUTES.home.hash} className="mr-auto inline-flex min-h-11 items-center">
              <Logo alt={brand.name} />
            </Link>
            <Hotline />
          </div>
        </header>
      )}
      <main id="main" className="page min-h-[60dvh] py-10 md:py-14">
        <div className="mx-auto max-w-2xl">
          <h1 className="text-3xl font-bold md:text-4xl">{bindWords(title)}</h1>
          {children}
        </div>
      </main>
      <Footer />
      {hasMenu && <ContactDetails />}
    </>
  )
}
