import * as t from 'io-ts'
import { Target } from '../../registration/registration'
import type { ServedValue } from '../accept/served'
import { change, type NoValues, query } from './statement'

const ServedRow = t.type({
  what: t.keyof({ ...Target.keys, consent: null }),
  id: t.string,
  name: t.string,
})

export const SERVED_STATEMENTS = {
  insertServed: change<ServedValue>(),
  served: query(ServedRow)<NoValues>(),
}
