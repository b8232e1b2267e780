import * as t from 'io-ts'
import type { Served } from '../../domain/ledger/served'
import { change, type NoValues, query } from './statement'

const ServedRow = t.type({
  what: t.keyof({ orders: null, members: null, consent: null }),
  id: t.string,
  name: t.string,
})

export const SERVED_STATEMENTS = {
  insertServed: change<Served>(
    'INSERT INTO served (what, id, name) VALUES (:what, :id, :name) ON CONFLICT (what, id, name) DO NOTHING',
  ),
  served: query(ServedRow)<NoValues>('SELECT what, id, name FROM served'),
}
