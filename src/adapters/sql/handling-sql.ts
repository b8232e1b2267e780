import { MOST_COUNTED, SHOWN_AT_ONCE } from '../../domain/handling/handled-registration'
import { FIRST_STATE, HANDLING_STATES } from '../../domain/handling/handling'
import type { HANDLING_STATEMENTS } from '../../domain/ledger/statements/handling-statements'
import { ROWS_AT_ONCE } from '../../domain/ledger/statements/statement'
import { SAME_PHONE_MS } from '../../domain/registration/same-phones'
import type { SqlOf } from './sql-text'
import { idempotencyKeyOf } from './sql-text'

const TIMES = 'received_at DESC, registration_id DESC'

/** Selects the rows `chosen` by an index of `handling` before anything else is read. */
const shown = (chosen: string, order: string): string => `
  SELECT r.id, r.target, r.phone, r.record AS content, r.received_at AS at, r.consent_version AS "consentVersion",
    r.offers_version AS "offersVersion", h.reference, h.state, h.call_at AS "callAt", h.steps,
    CASE WHEN EXISTS (SELECT 1 FROM handling o WHERE o.number = h.number AND o.registration_id <> h.registration_id
      AND o.received_at BETWEEN h.received_at - ${SAME_PHONE_MS} AND h.received_at + ${SAME_PHONE_MS})
      THEN 1 ELSE 0 END AS "sharesPhone"
  FROM (SELECT registration_id AS id FROM handling WHERE ${chosen} ORDER BY ${order} LIMIT ${SHOWN_AT_ONCE + 1}) AS chosen
    JOIN handling h ON h.registration_id = chosen.id JOIN registration r ON r.id = chosen.id
  ORDER BY ${order
    .split(', ')
    .map((column) => `h.${column}`)
    .join(', ')}`

const ON_PAGE = `received_at >= :from AND (received_at, registration_id) < (:at, :id)`

export const HANDLING_SQL: SqlOf<typeof HANDLING_STATEMENTS> = {
  newestIds:
    'SELECT (SELECT max(id) FROM registration) AS newest, (SELECT max(registration_id) FROM handling) AS indexed',
  unindexed: `
    SELECT id, target, phone, record AS content, received_at AS at, offers_version AS "offersVersion",
      ${idempotencyKeyOf('registration', 'r')} AS key
    FROM registration r WHERE id > :after AND id <= :upTo
      AND NOT EXISTS (SELECT 1 FROM handling WHERE handling.registration_id = r.id)
    ORDER BY id`,
  insertHandling: `
    INSERT INTO handling (registration_id, target, received_at, reference, name, number)
    VALUES (:id, :target, :at, :reference, :name, :reversedPhone) ON CONFLICT (registration_id) DO NOTHING`,
  handledPage: shown(`target = :target AND ${ON_PAGE}`, TIMES),
  handledPageOfState: shown(`target = :target AND state = :state AND ${ON_PAGE}`, TIMES),
  handledOne: shown('registration_id = :id', 'registration_id'),
  dueCalls: shown('call_at <= :at', 'call_at, registration_id'),
  oldestOfState: shown('target = :target AND state = :state', 'received_at, registration_id'),
  foundByReference: shown('reference = :reference', TIMES),
  foundByDigits: shown('number BETWEEN :from AND :to', TIMES),
  // With LIKE, PostgreSQL expects few rows and reads the whole table instead of the index.
  foundByName: shown('instr(name, :part) > 0', TIMES),
  countStates: HANDLING_STATES.map(
    (state) => `
    SELECT '${state}' AS state, count(*) AS rows FROM (
      SELECT 1 FROM handling WHERE target = :target AND state = '${state}' LIMIT ${MOST_COUNTED + 1}) AS counted`,
  ).join(' UNION ALL '),
  workbookPage: `
    SELECT r.id, r.target, r.phone, r.record AS content, r.received_at AS at, r.offers_version AS "offersVersion",
      ${idempotencyKeyOf('registration', 'r')} AS key, coalesce(h.state, '${FIRST_STATE}') AS state, h.call_at AS "callAt",
      (SELECT note FROM step WHERE step.registration_id = r.id AND note <> '' ORDER BY number DESC LIMIT 1) AS note,
      (SELECT who FROM step WHERE step.registration_id = r.id ORDER BY number DESC LIMIT 1) AS who
    FROM registration r LEFT JOIN handling h ON h.registration_id = r.id
    WHERE r.target = :target AND r.id > :after ORDER BY r.id LIMIT ${ROWS_AT_ONCE}`,
  advanceHandling: `
    UPDATE handling SET state = :state, call_at = :callAt, steps = steps + 1
    WHERE registration_id = :id AND steps = :seen RETURNING registration_id AS id`,
  insertStep: `
    INSERT INTO step (registration_id, number, at, who, state, note, call_at, prices)
    VALUES (:id, :stepNumber, :at, :who, :state, :note, :callAt, :prices)`,
  stepsOf: `
    SELECT number AS "stepNumber", at, who, state, note, call_at AS "callAt", prices
    FROM step WHERE registration_id = :id ORDER BY number`,
}
