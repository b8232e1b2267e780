import { screensWithoutFault } from '../support/browser/screens-without-fault'

screensWithoutFault(1280)
