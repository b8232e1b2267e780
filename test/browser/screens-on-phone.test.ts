import { screensWithoutFault } from '../support/browser/screens-without-fault'

screensWithoutFault(390)
