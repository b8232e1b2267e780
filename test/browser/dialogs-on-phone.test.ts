import { dialogsWithoutFault } from '../support/browser/dialogs-without-fault'

dialogsWithoutFault(390)
