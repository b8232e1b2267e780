import type { Trace } from '../trace-check/trace'
import { deliveryForgeries } from './delivery-forgeries'
import { endForgeries } from './end-forgeries'
import { type Forged, forging } from './forging'
import { ledgerForgeries } from './ledger-forgeries'
import { sheetForgeries } from './sheet-forgeries'
import { visitorForgeries } from './visitor-forgeries'
import { workForgeries } from './work-forgeries'

/** `why`: what the checker says of the event that cannot be. */
type Forgery = { readonly name: string; readonly why: string; readonly forge: () => Forged }

/**
 * What nobody may do. Takes an honest trace with erasures and a restore and returns forged ones, each with an event that breaks
 * one rule of the checker and no other.
 */
export const forgeriesOf = (trace: Trace): ReadonlyArray<Forgery> =>
  [visitorForgeries, ledgerForgeries, workForgeries, deliveryForgeries, sheetForgeries, endForgeries]
    .flatMap((party) => Object.entries(party(forging(trace))))
    .flatMap(([why, those]) => Object.entries(those).map(([name, forge]) => ({ name, why, forge })))
