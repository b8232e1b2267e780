import type { PoolClient } from 'pg'
import type { ArrivedRegistration, Kept } from '../../domain/registration/arrived-registration'

/** A registration with the number it gets. */
export type NumberedArrival = { readonly arrived: ArrivedRegistration; readonly kept: Kept }

const insertInto = (table: 'registration' | 'quarantine') => `
  INSERT INTO ${table} (id, target, phone, record, received_at, consent_version, address_version)
  SELECT * FROM unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::bigint[], $6::text[], $7::text[])`

const INSERT_OUTBOX = `
  INSERT INTO outbox (registration_id, target) SELECT * FROM unnest($1::bigint[], $2::text[])`

const INSERT_KEYS = `
  INSERT INTO idempotency (endpoint, key, body_hash, registration_id, quarantine_id)
  SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::bigint[], $5::bigint[])`

const insertRegistrations = async (
  client: PoolClient,
  table: 'registration' | 'quarantine',
  rows: ReadonlyArray<NumberedArrival>,
): Promise<void> => {
  if (rows.length === 0) return
  await client.query(insertInto(table), [
    rows.map(({ kept }) => kept.id),
    rows.map(({ arrived }) => arrived.target),
    rows.map(({ arrived }) => arrived.registration.phone),
    rows.map(({ arrived }) => JSON.stringify(arrived.registration)),
    rows.map(({ arrived }) => arrived.receivedAt),
    rows.map(({ arrived }) => arrived.consentVersion),
    rows.map(({ arrived }) => arrived.addressVersion),
  ])
}

/** Two processes that hold each other's next key would wait for ever: every process takes keys in one order. */
const keysInOrder = (rows: ReadonlyArray<NumberedArrival>) =>
  rows
    .flatMap(({ arrived: { target, idempotency }, kept }) =>
      idempotency === null ? [] : [{ target, ...idempotency, kept }],
    )
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))

const insertKeys = async (client: PoolClient, rows: ReadonlyArray<NumberedArrival>): Promise<void> => {
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

export const insertRows = async (client: PoolClient, rows: ReadonlyArray<NumberedArrival>): Promise<void> => {
  const accepted = rows.filter(({ kept }) => !kept.isTrapped)
  await insertRegistrations(client, 'registration', accepted)
  await insertRegistrations(
    client,
    'quarantine',
    rows.filter(({ kept }) => kept.isTrapped),
  )
  if (accepted.length > 0)
    await client.query(INSERT_OUTBOX, [
      accepted.map(({ kept }) => kept.id),
      accepted.map(({ arrived }) => arrived.target),
    ])
  await insertKeys(client, rows)
}
