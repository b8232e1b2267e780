import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as t from 'io-ts'
import type { KeptId } from '../../registration/arrived-registration'
import { Target } from '../../registration/registration'
import type { EpochMs } from '../../time/epoch-ms'
import { FoundRow, KeptRow } from '../kept-row'
import { change, IdRow, type NoValues, type OfPhone, type OfTarget, query } from './statement'

const KeyRow = t.intersection([
  t.type({ target: Target, key: t.string, bodyHash: t.string }),
  t.union([
    t.type({ registrationId: t.number, quarantineId: t.null }),
    t.type({ registrationId: t.null, quarantineId: t.number }),
  ]),
])
type KeyRow = t.TypeOf<typeof KeyRow>

export type Earlier = Pick<KeyRow, 'target' | 'key' | 'bodyHash'> & { readonly kept: KeptId }

const toEarlier = ({ target, key, bodyHash, ...ids }: KeyRow): Earlier => {
  const isQuarantined = ids.registrationId === null
  return {
    target,
    key,
    bodyHash,
    kept: { id: isQuarantined ? ids.quarantineId : ids.registrationId, isQuarantined },
  }
}

const EarlierRow = {
  decode: (row: unknown): t.Validation<Earlier> => pipe(KeyRow.decode(row), E.map(toEarlier)),
}

export type NewRow = {
  readonly id: number
  readonly target: Target
  readonly phone: string
  readonly content: string
  readonly receivedAt: EpochMs
  readonly consentVersion: string | null
  readonly addressVersion: string | null
  readonly offersVersion: string | null
}

export type NewKey = {
  readonly target: Target
  readonly key: string
  readonly bodyHash: string
  readonly registrationId: number | null
  readonly quarantineId: number | null
}

type Keys = { readonly keys: ReadonlyArray<{ readonly target: Target; readonly key: string }> }
type Count = { readonly count: number }
type NewRows = { readonly rows: ReadonlyArray<NewRow> }
type Ids = { readonly ids: ReadonlyArray<number> }

type OfRow = { readonly id: number }

const ServedRow = t.type({
  what: t.keyof({ ...Target.keys, consent: null }),
  id: t.string,
  name: t.string,
})

export const REGISTRATION_STATEMENTS = {
  earlierKeys: query(EarlierRow)<Keys>(),
  /** Ids for as many new rows, in order. */
  registrationIds: query(IdRow)<Count>(),
  quarantineIds: query(IdRow)<Count>(),
  insertRegistrations: change<NewRows>(),
  insertQuarantined: change<NewRows>(),
  insertOutbox: change<Ids>(),
  insertUnannounced: change<Ids>(),
  insertKeys: change<{ readonly keys: ReadonlyArray<NewKey> }>(),
  quarantinePage: query(FoundRow)<{ readonly after: number }>(),
  releaseRow: query(IdRow)<OfRow>(),
  moveKey: change<{ readonly from: number; readonly to: number }>(),
  dropQuarantined: change<OfRow>(),
  dropQuarantinedKey: change<OfTarget & { readonly key: string }>(),
  insertServed: change<t.TypeOf<typeof ServedRow>>(),
  served: query(ServedRow)<NoValues>(),
  registrationPage: query(KeptRow)<OfTarget & { readonly after: number }>(),
  foundByPhone: query(FoundRow)<OfPhone>(),
  withdrawOffers: query(IdRow)<OfPhone>(),
  withdrawQuarantinedOffers: query(IdRow)<OfPhone>(),
}
