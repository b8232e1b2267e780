import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as t from 'io-ts'
import type { Kept } from '../../registration/arrived-registration'
import { Target } from '../../registration/registration'
import { type OfTarget, query } from './statement'

const KeyRow = t.intersection([
  t.type({ target: Target, key: t.string, bodyHash: t.string }),
  t.union([
    t.type({ registrationId: t.number, quarantineId: t.null }),
    t.type({ registrationId: t.null, quarantineId: t.number }),
  ]),
])
type KeyRow = t.TypeOf<typeof KeyRow>

export type Earlier = Pick<KeyRow, 'target' | 'key' | 'bodyHash'> & { readonly kept: Kept }

const toEarlier = ({ target, key, bodyHash, ...ids }: KeyRow): Earlier => {
  const isTrapped = ids.registrationId === null
  return { target, key, bodyHash, kept: { id: isTrapped ? ids.quarantineId : ids.registrationId, isTrapped } }
}

export const EarlierRow = {
  decode: (row: unknown): t.Validation<Earlier> => pipe(KeyRow.decode(row), E.map(toEarlier)),
}

export const REGISTRATION_STATEMENTS = {
  earlier: query(EarlierRow)<OfTarget & { readonly key: string }>(),
}
