import * as t from 'io-ts'
import { Target } from '../../registration/registration'
import type { Served } from '../accept/served'
import { change, type NoValues, query } from './statement'

const ServedRow = t.type({
  what: t.keyof({ ...Target.keys, consent: null }),
  id: t.string,
  name: t.string,
})

export const SERVED_STATEMENTS = {
  insertServed: change<Served>(),
  served: query(ServedRow)<NoValues>(),
}
