import * as t from 'io-ts'
import { recordFaultText } from '../ledger/record-fault'
import { isRowFault } from '../ledger/row-fault'

const Coded = t.type({ code: t.string })

/** The SQLSTATE, the system's error code, or `unknown`. */
export const errorCode = (error: unknown): string => (Coded.is(error) ? error.code : 'unknown')

const SQL_STATE = /^[0-9A-Z]{5}$/

/** Whether the database itself answered with an error. */
export const isSqlState = (code: string): boolean => SQL_STATE.test(code)

/** Serialization failure and deadlock: the transaction was rolled back. */
const CONFLICTS: ReadonlyArray<string> = ['40001', '40P01']
const UNIQUE_VIOLATION = '23505'
/** The database is shutting down or starting up. */
const PASSING = /^(08|57P0)/

/** The fault is ours; the connection and the database are sound. */
export const isOwnFault = (code: string): boolean => isRowFault(code) || recordFaultText(code) !== null

/** Whether a repeat of the transaction may succeed, perhaps on another connection. */
export const isRetryable = (code: string): boolean =>
  !isOwnFault(code) &&
  (CONFLICTS.includes(code) || code === UNIQUE_VIOLATION || PASSING.test(code) || !isSqlState(code))

const READ_ONLY = '25006'

/** Whether the server was demoted to a standby, or is one. */
export const isReadOnly = (code: string): boolean => code === READ_ONLY

/** Whether the database rolled the transaction back because of another one. */
export const isRolledBack = (code: string): boolean => CONFLICTS.includes(code)

/** Any other fault concerns the whole transaction. */
export const concernsOneRow = (code: string): boolean => /^2[23]/.test(code)
