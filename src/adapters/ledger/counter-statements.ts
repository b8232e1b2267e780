import * as t from 'io-ts'
import { change, query } from './statement'

const Counter = t.type({ value: t.number })

type Named = { readonly name: string }
type Valued = Named & { readonly value: number }

export const COUNTER_STATEMENTS = {
  readCounter: query(Counter)<Named>('SELECT value FROM counter WHERE name = :name'),
  advanceCounter: query(Counter)<Named & { readonly first: number; readonly by: number }>(`
    INSERT INTO counter (name, value) VALUES (:name, :first)
    ON CONFLICT (name) DO UPDATE SET value = counter.value + :by RETURNING value`),
  writeCounter: change<Valued>(`
    INSERT INTO counter (name, value) VALUES (:name, :value)
    ON CONFLICT (name) DO UPDATE SET value = excluded.value`),
  dropCounter: query(Counter)<Valued>(
    'DELETE FROM counter WHERE name = :name AND value = :value RETURNING value',
  ),
}
