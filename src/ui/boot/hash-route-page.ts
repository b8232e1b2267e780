import type { PagePart } from '../../ports/render'
import { trustedHtml } from '../parts/trusted-html'
import { OF_PAGE } from './page-marks'
import { pageState } from './page-states'

const trusted = trustedHtml('page')

const element = (id: string) => document.getElementById(id) as HTMLElement

/**
 * Replaces the page by the rendered page of a hash route, unless the program has started. Returns the name of its screen, or
 * undefined if the page was not replaced; rejects if it cannot be loaded completely.
 */
export const showHashRoute = async (hash: string): Promise<string | undefined> => {
  const response = await fetch(`/?part=${encodeURIComponent(hash)}`)
  const { head, body, data, styles, screen }: PagePart = await response.json()
  // The content security policy of the loaded page forbids the style element of another page.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  if (document.readyState === 'loading')
    await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve))
  if (!response.ok || pageState.program) return
  document.adoptedStyleSheets = [sheet]
  for (const element of document.head.querySelectorAll(OF_PAGE)) element.remove()
  document.head.insertAdjacentHTML('beforeend', trusted(head))
  element('root').innerHTML = trusted(body)
  // A script’s text cannot be set under Trusted Types, but a whole script element can be parsed; it does not run.
  element('page-data').outerHTML = trusted(`<script type="application/json" id="page-data">${data}</script>`)
  pageState.route = 'shown'
  return screen
}
