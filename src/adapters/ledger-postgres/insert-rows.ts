import * as RA from 'fp-ts/ReadonlyArray'
import type { PoolClient } from 'pg'
import { NumberedRow } from '../../domain/ledger/statements/statement'
import type { ArrivedRegistration, Kept } from '../../domain/registration/arrived-registration'
import { decodedRow } from '../ledger/row-fault'

export type NumberedArrival = { readonly arrived: ArrivedRegistration; readonly kept: Kept }

type Rows = ReadonlyArray<NumberedArrival>

/** Quarantined rows have their own table and ids. */
type Table = 'registration' | 'quarantine'

const INSERT_OUTBOX = `
  INSERT INTO outbox (registration_id, target) SELECT * FROM unnest($1::bigint[], $2::text[])`

const INSERT_UNANNOUNCED = `
  INSERT INTO unannounced (registration_id, target) SELECT * FROM unnest($1::bigint[], $2::text[])`

const INSERT_KEYS = `
  INSERT INTO idempotency (endpoint, key, body_hash, registration_id, quarantine_id)
  SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::bigint[], $5::bigint[])`

const insertInto = (table: Table) => `
  INSERT INTO ${table} (id, target, phone, record, received_at, consent_version, address_version, offers_version)
  SELECT * FROM unnest(
    $1::bigint[], $2::text[], $3::text[], $4::text[], $5::bigint[], $6::text[], $7::text[], $8::text[])`

const drawNumbers = async (client: PoolClient, table: Table, count: number) => {
  const draw = `SELECT nextval('${table}_ids') AS id FROM generate_series(1, $1)`
  const { rows } = await client.query(draw, [count])
  return rows.map((row) => decodedRow('drawNumbers', NumberedRow, row).id)
}

const insertAs = async (
  client: PoolClient,
  table: Table,
  arrivals: ReadonlyArray<ArrivedRegistration>,
): Promise<Rows> => {
  if (arrivals.length === 0) return []
  const isTrapped = table === 'quarantine'
  const ids = await drawNumbers(client, table, arrivals.length)
  await client.query(insertInto(table), [
    ids,
    arrivals.map(({ target }) => target),
    arrivals.map(({ registration }) => registration.phone),
    arrivals.map(({ registration }) => JSON.stringify(registration)),
    arrivals.map(({ receivedAt }) => receivedAt),
    arrivals.map(({ consentVersion }) => consentVersion),
    arrivals.map(({ addressVersion }) => addressVersion),
    arrivals.map(({ offersVersion }) => offersVersion),
  ])
  return RA.zipWith(arrivals, ids, (arrived, id) => ({ arrived, kept: { id, isTrapped } }))
}

/** Every process locks keys in the same order, which prevents deadlocks. */
const keysInOrder = (rows: Rows) =>
  rows
    .flatMap(({ arrived: { target, idempotency }, kept }) =>
      idempotency === null ? [] : [{ target, ...idempotency, kept }],
    )
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))

const insertKeys = async (client: PoolClient, rows: Rows): Promise<void> => {
  const keys = keysInOrder(rows)
  if (keys.length === 0) return
  await client.query(INSERT_KEYS, [
    keys.map(({ target }) => target),
    keys.map(({ key }) => key),
    keys.map(({ bodyHash }) => bodyHash),
    keys.map(({ kept }) => (kept.isTrapped ? null : kept.id)),
    keys.map(({ kept }) => (kept.isTrapped ? kept.id : null)),
  ])
}

export const insertRows = async (
  client: PoolClient,
  arrivals: ReadonlyArray<ArrivedRegistration>,
  isAnnounced: boolean,
): Promise<Rows> => {
  const accepted = await insertAs(
    client,
    'registration',
    arrivals.filter(({ isTrapped }) => !isTrapped),
  )
  const trapped = await insertAs(
    client,
    'quarantine',
    arrivals.filter(({ isTrapped }) => isTrapped),
  )
  const numbered = [accepted.map(({ kept }) => kept.id), accepted.map(({ arrived }) => arrived.target)]
  if (accepted.length > 0) await client.query(INSERT_OUTBOX, numbered)
  if (accepted.length > 0 && isAnnounced) await client.query(INSERT_UNANNOUNCED, numbered)
  await insertKeys(client, [...accepted, ...trapped])
  return [...accepted, ...trapped]
}
