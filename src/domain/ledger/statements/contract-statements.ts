import type { EpochMs } from '../../time/epoch-ms'
import { ContractRow, type ContractTerm } from '../erase/retained-contract'
import { KeyedRow } from './handling-statements'
import { change, IdRow, type OfPhone, query } from './statement'

/** Limits how long a step of the erasure locks the ledger. */
export const CONTRACTS_AT_ONCE = 200

/** Identifies an order across ledgers: ids repeat after a restore, so the time of receipt is part of it. */
type OfOrder = Pick<ContractTerm, 'id' | 'at'>

/** Statements on what the law asks to keep of erased orders; no other statement reads it. */
export const CONTRACT_STATEMENTS = {
  /** Orders of a person that are not erased yet. */
  ordersOf: query(KeyedRow)<OfPhone>(),
  /** Does nothing if the order is retained already. */
  insertContract: change<ContractTerm & OfPhone & { readonly record: string }>(),
  contractsOf: query(ContractRow)<OfPhone>(),
  contractPage: query(ContractRow)<OfOrder>(),
  dropContract: change<OfOrder & OfPhone>(),
  /** Deletes contracts whose term has passed, at most `CONTRACTS_AT_ONCE`. */
  dropOverContracts: query(IdRow)<{ readonly at: EpochMs }>(),
}
