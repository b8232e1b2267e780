import * as t from 'io-ts'
import { DataFaultError } from '../ledger/data-fault'

const Coded = t.type({ code: t.string })

/** The SQLSTATE, the system's error code, or `unknown`. */
export const errorCode = (error: unknown): string => (Coded.is(error) ? error.code : 'unknown')

const SQL_STATE = /^[0-9A-Z]{5}$/

/** Why a transaction failed: an error of what is stored, or any other by its code. */
export type TransactionFailure = DataFaultError | { readonly code: string }

/** The failure for an error; omits what was sent to the database. */
export const toTransactionFailure = (error: unknown): TransactionFailure =>
  error instanceof DataFaultError ? error : { code: errorCode(error) }

/** Whether the database itself answered with an error. */
export const isSqlState = (code: string): boolean => SQL_STATE.test(code)

/** SQLSTATEs of serialization failure and deadlock: the transaction was rolled back. */
const CONFLICTS: ReadonlyArray<string> = ['40001', '40P01']
const UNIQUE_VIOLATION = '23505'
/** Matches SQLSTATEs of a database that is shutting down or starting up. */
const PASSING = /^(08|57P0)/

/** Whether a repeat of the transaction may succeed, perhaps on another connection. */
export const isRetryable = (code: string): boolean =>
  CONFLICTS.includes(code) || code === UNIQUE_VIOLATION || PASSING.test(code) || !isSqlState(code)

const READ_ONLY = '25006'

/** Whether the server was demoted to a standby, or is one. */
export const isReadOnly = (code: string): boolean => code === READ_ONLY

/** Whether the database rolled the transaction back because of another one. */
export const isRolledBack = (code: string): boolean => CONFLICTS.includes(code)

/** Whether the error is about one row; any other concerns the whole transaction. */
export const concernsOneRow = (code: string): boolean => /^2[23]/.test(code)
