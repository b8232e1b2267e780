import { membershipRow } from '../../domain/registration/membership-row'
import { orderRow } from '../../domain/registration/order-row'
import type { SheetSource } from '../../domain/site/sheet-source'
import type { SubmitMembership } from '../../ports/submit-membership'
import type { SubmitOrder } from '../../ports/submit-order'
import { type SendImportDeps, sendImport } from './send-import'

export type SubmitDeps = SendImportDeps & { readonly sheet: SheetSource; readonly consentVersion: string }

export const createSubmitOrder =
  (deps: SubmitDeps): SubmitOrder =>
  ({ registration, attempt, trap }) =>
    sendImport(deps, { ...deps, cells: orderRow(registration, attempt.at), attempt, trap })

export const createSubmitMembership =
  (deps: SubmitDeps): SubmitMembership =>
  ({ registration, attempt, trap }) =>
    sendImport(deps, { ...deps, cells: membershipRow(registration, attempt.at), attempt, trap })
