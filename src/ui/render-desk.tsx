import { DESK_PATHS } from '../domain/desk/desk-addresses'
import type { DeskPages } from '../ports/desk-pages'
import { invitationPage, sessionsPage, signInPage } from './desk/access-pages'
import styles from './desk/desk.css?raw'
import { errorPage, exportFailedPage, gonePage } from './desk/error-pages'
import { helpPage, helpPictures } from './desk/help-page'
import { historyPage } from './desk/history-table'
import { callsPage, foundPage, listPage } from './desk/list-page'
import script from './desk/passkey.js?raw'
import printScript from './desk/print.js?raw'
import { registrationPage } from './desk/registration-page'
import { slipsPage } from './desk/slips-page'

/** The pages of the staff's desk, which are loaded only if it is switched on. */
export const deskPages: DeskPages = {
  signIn: signInPage,
  invitation: invitationPage,
  error: errorPage,
  list: listPage,
  found: foundPage,
  calls: callsPage,
  registration: registrationPage,
  slips: slipsPage,
  history: historyPage,
  sessions: sessionsPage,
  help: helpPage,
  gone: gonePage,
  exportFailed: exportFailedPage,
  files: [
    { path: DESK_PATHS.styles, type: 'text/css; charset=utf-8', body: styles },
    { path: DESK_PATHS.script, type: 'text/javascript; charset=utf-8', body: script },
    { path: DESK_PATHS.printScript, type: 'text/javascript; charset=utf-8', body: printScript },
  ],
  helpPictures,
}
