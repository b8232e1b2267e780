import * as t from 'io-ts'
import { change, query } from './statement'

const Counter = t.type({ value: t.number })

type Named = { readonly name: string }
type Valued = Named & { readonly value: number }

export const COUNTER_STATEMENTS = {
  readCounter: query(Counter)<Named>(),
  advanceCounter: query(Counter)<Named & { readonly first: number; readonly by: number }>(),
  writeCounter: change<Valued>(),
  dropCounter: query(Counter)<Valued>(),
}
