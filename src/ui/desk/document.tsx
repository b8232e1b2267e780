import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { DESK_PATHS } from '../../domain/desk/desk-addresses'
import { DESK_COPY } from '../copy/desk'

type DocumentProps = { readonly title: string; readonly head?: ReactNode; readonly children: ReactNode }

/** A whole page as HTML; it names only files of the desk. */
export const documentOf = ({ title, head, children }: DocumentProps): string =>
  `<!doctype html>${renderToStaticMarkup(
    <html lang="vi">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="color-scheme" content="light dark" />
        <title>{`${title} | ${DESK_COPY.name}`}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href={DESK_PATHS.styles} />
        {head}
      </head>
      <body>{children}</body>
    </html>,
  )}`

type AloneProps = { readonly brand: string; readonly children: ReactNode }

/** A page without the navigation, under the name of the brand. */
export const Alone = ({ brand, children }: AloneProps) => (
  <main className="alone">
    <p className="brand">{brand}</p>
    {children}
  </main>
)
