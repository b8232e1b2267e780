import * as t from 'io-ts'
import { change, one, query } from './statement'

const Variable = t.type({ value: t.number })

type Named = { readonly name: string }
type Valued = Named & { readonly value: number }

export const VARIABLE_STATEMENTS = {
  readVariable: query(Variable)<Named>(),
  advanceVariable: one(Variable)<Named & { readonly start: number; readonly by: number }>(),
  setVariable: change<Valued>(),
  dropVariable: query(Variable)<Valued>(),
}
