import { FoundRow } from '../kept-row'
import { change, IdRow, type OfTarget, query } from './statement'

type OfRow = { readonly id: number }

export const QUARANTINE_STATEMENTS = {
  quarantinePage: query(FoundRow)<{ readonly after: number }>(),
  releaseRow: query(IdRow)<OfRow>(),
  moveKey: change<{ readonly from: number; readonly to: number }>(),
  dropQuarantined: change<OfRow>(),
  dropQuarantinedKey: change<OfTarget & { readonly key: string }>(),
}
