import type { ReactNode } from 'react'
import { DESK_PATHS } from '../../domain/desk/desk-addresses'
import { DESK_COPY } from '../copy/desk'
import { documentOf } from './document'

const PAGES = ['orders', 'members', 'calls', 'help'] as const

type FramedPage = {
  readonly title: string
  /** The employee’s name. */
  readonly who: string
  readonly current?: (typeof PAGES)[number]
  readonly body: ReactNode
}

const Header = ({ who, current }: Pick<FramedPage, 'who' | 'current'>) => (
  <header>
    <nav aria-label={DESK_COPY.navigation}>
      {PAGES.map((page) => (
        <a key={page} href={DESK_PATHS[page]} {...(page === current ? { 'aria-current': 'page' } : {})}>
          {DESK_COPY.pages[page]}
        </a>
      ))}
    </nav>
    <form method="post" action={DESK_PATHS.signOut} className="leave" aria-label={DESK_COPY.signOut}>
      <a href={DESK_PATHS.sessions} className="who">
        {who}
      </a>
      <button type="submit" className="quiet">
        {DESK_COPY.signOut}
      </button>
    </form>
  </header>
)

/** A page with the navigation; `body` has the heading. */
export const framed = ({ title, who, current, body }: FramedPage): string =>
  documentOf({
    title,
    children: (
      <>
        <a className="skip" href="#noi-dung">
          {DESK_COPY.skip}
        </a>
        <Header who={who} {...(current === undefined ? {} : { current })} />
        <main id="noi-dung">{body}</main>
      </>
    ),
  })
