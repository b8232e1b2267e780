import {
  type CONTRACT_STATEMENTS,
  CONTRACTS_AT_ONCE,
} from '../../../src/domain/ledger/statements/contract-statements'
import { type Answers, NO_ROWS } from './answers'
import { removeRows } from './table'
import { type ContractRow, keyIn, type Tables } from './tables'

const idOf = ({ id, at }: { readonly id: number; readonly at: number }): string => `${id} ${at}`

const shown = (rows: ReadonlyArray<ContractRow>) =>
  rows.map((row) => ({ ...row, id: row.order })).toSorted((a, b) => a.id - b.id || a.at - b.at)

const drop = ({ contract }: Tables, rows: ReadonlyArray<ContractRow>) =>
  removeRows(contract, rows).map(({ order }) => ({ id: order }))

export const CONTRACT_ANSWERS: Answers<keyof typeof CONTRACT_STATEMENTS> = {
  ordersOf: ({ registration, idempotency }, { phone }) =>
    registration
      .where((row) => row.phone === phone && row.target === 'orders')
      .map((row) => ({ ...row, key: keyIn(idempotency, row, false) })),
  orderSteps: ({ step }, { id }) => step.where(({ registration }) => registration === id),
  insertContract: ({ contract }, row) => {
    const id = idOf(row)
    if (contract.get(id) === undefined) contract.put(id, { ...row, id, order: row.id })
    return NO_ROWS
  },
  contractsOf: ({ contract }, { phone }) => shown(contract.where((row) => row.phone === phone)),
  contractPage: ({ contract }, { id, at }) =>
    shown(contract.where((row) => row.order > id || (row.order === id && row.at > at))),
  dropContract: (tables, { phone, ...order }) => {
    const id = idOf(order)
    drop(
      tables,
      tables.contract.where((row) => row.id === id && row.phone === phone),
    )
    return NO_ROWS
  },
  dropOverContracts: (tables, { at }) =>
    drop(
      tables,
      tables.contract.where(({ until }) => until <= at, CONTRACTS_AT_ONCE),
    ),
}
