import { FoundRow } from '../kept-row'
import { change, NumberedRow, type OfTarget, query } from './statement'

type OfRow = { readonly id: number }

export const QUARANTINE_STATEMENTS = {
  quarantinePage: query(FoundRow)<{ readonly after: number }>(),
  releaseRow: query(NumberedRow)<OfRow>(),
  moveKey: change<{ readonly from: number; readonly to: number }>(),
  dropQuarantined: change<OfRow>(),
  dropQuarantinedKey: change<OfTarget & { readonly key: string }>(),
}
