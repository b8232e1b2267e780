import { DESK } from '../domain/access/addresses'
import type { DeskPages } from '../ports/desk'
import { invitationPage, signInPage, troublePage } from './desk/access-pages'
import styles from './desk/desk.css?raw'
import { helpRoute } from './desk/help-page'
import script from './desk/passkey.js?raw'
import { sessionRoutes } from './desk/sessions-page'
import { workRoutes } from './desk/work-routes'

const routes: DeskPages['routes'] = (deps) => [...workRoutes(deps), ...sessionRoutes(deps), helpRoute]

/** The staff's desk, which is loaded only if it is switched on. */
export const deskPages: DeskPages = {
  routes,
  signIn: signInPage,
  invitation: invitationPage,
  trouble: troublePage,
  files: [
    { path: DESK.styles, type: 'text/css; charset=utf-8', text: styles },
    { path: DESK.script, type: 'text/javascript; charset=utf-8', text: script },
  ],
}
