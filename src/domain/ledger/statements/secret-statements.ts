import * as t from 'io-ts'
import { change, type NoValues, one, query } from './statement'

export const SECRET_STATEMENTS = {
  insertSecret: change<{ readonly name: string; readonly value: string }>(),
  secrets: query(t.type({ value: t.string }))<NoValues>(),
  readSecret: one(t.type({ value: t.string }))<{ readonly name: string }>(),
}
