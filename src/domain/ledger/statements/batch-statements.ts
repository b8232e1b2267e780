import * as t from 'io-ts'
import { Target } from '../../registration/registration'
import type { EpochMs } from '../../time/epoch-ms'
import { KeptRow } from '../kept-row'
import { ArrivedRow, change, IdRow, type NoValues, type OfTarget, query } from './statement'

const Batch = t.type({
  id: t.number,
  markerValue: t.string,
  spreadsheet: t.union([t.string, t.null]),
  tries: t.number,
  nextTryAt: t.number,
})

const Halt = t.strict({ target: Target, reason: t.string, at: t.number })

type OfBatch = { readonly id: number }
type Because = { readonly reason: string }
type At = { readonly at: EpochMs }
type InSpreadsheet = { readonly spreadsheet: string | null }

export const BATCH_STATEMENTS = {
  haltOf: query(t.type({ reason: t.string, at: t.number }))<OfTarget>(),
  halt: change<OfTarget & Because & At>(),
  lowestOpen: query(Batch)<OfTarget>(),
  openBatch: query(t.type({ tries: t.number }))<OfBatch>(),
  waitingRows: query(t.type({ id: t.number, phone: t.string }))<OfTarget & { readonly after: number }>(),
  moveRows: change<{ readonly to: number; readonly rows: ReadonlyArray<number> }>(),
  batchRows: query(KeptRow)<OfBatch>(),
  insertBatch: change<OfBatch & OfTarget & { readonly markerValue: string }>(),
  deliver: change<OfBatch & At>(),
  clearOutbox: query(IdRow)<OfBatch>(),
  returnRows: change<OfBatch>(),
  postpone: change<OfBatch & Because & { readonly nextTryAt: EpochMs }>(),
  park: change<OfBatch & Because>(),
  parkedBatches: query(IdRow)<OfTarget>(),
  dropBatch: change<OfBatch>(),
  openBatches: query(t.type({ id: t.number, markerValue: t.string, state: t.string }))<OfTarget>(),
  outboxPage: query(ArrivedRow)<OfTarget & { readonly after: number }>(),
  deliveredOf: query(ArrivedRow)<OfTarget & { readonly phones: ReadonlyArray<string> }>(),
  leaveOutbox: change<{ readonly rows: ReadonlyArray<number> }>(),
  adoptMarker: change<OfBatch & OfTarget & InSpreadsheet & { readonly markerValue: string } & At>(),
  markers: query(IdRow)<OfTarget>(),
  /** Markers without a spreadsheet are of an earlier release. */
  oldMarkers: query(IdRow)<
    OfTarget & { readonly spreadsheet: string; readonly most: number; readonly before: EpochMs }
  >(),
  forgetFormerMarkers: change<OfTarget & { readonly spreadsheet: string; readonly before: EpochMs }>(),
  forgetMarkers: change<{ readonly ids: ReadonlyArray<number> }>(),
  haltedTargets: query(Halt)<NoValues>(),
  liftHalts: query(t.type({ target: t.string }))<NoValues>(),
  releaseBatches: query(IdRow)<NoValues>(),
  retryBatches: change<NoValues>(),
}
