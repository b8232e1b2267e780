import { membershipRow } from '../../domain/registration/membership'
import { orderRow } from '../../domain/registration/order'
import type { SheetSource } from '../../domain/site/sheet-source'
import type { SubmitMembership, SubmitOrder } from '../../ports/submissions'
import { type SendImportDeps, sendImport } from './send-import'

export type SubmitDeps = SendImportDeps & { readonly sheet: SheetSource; readonly consentVersion: string }

/** Sends an order as a row (M-106), with retries under the same key. */
export const createSubmitOrder =
  (deps: SubmitDeps): SubmitOrder =>
  ({ registration, ...sent }) =>
    sendImport(deps, { ...deps, cells: orderRow(registration, sent.attempt.at), ...sent })

/** Sends a membership as a row (M-109), with retries under the same key. */
export const createSubmitMembership =
  (deps: SubmitDeps): SubmitMembership =>
  ({ registration, ...sent }) =>
    sendImport(deps, { ...deps, cells: membershipRow(registration, sent.attempt.at), ...sent })
