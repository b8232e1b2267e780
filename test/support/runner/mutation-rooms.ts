/**
 * Which tests are run for the mutants of which files, on which store of `test/support/ledger/test-stores.ts`; `break`: the least
 * percentage.
 */
export const ROOMS = {
  domain: {
    mutate: ['src/domain/**/*.ts', '!src/domain/{delivery,ledger}/**'],
    tests: ['test/domain/**/*.test.ts'],
    store: 'in memory',
    break: 98,
  },
  rules: {
    mutate: [
      'src/domain/{delivery,ledger}/**/*.ts',
      // Mutated in the room `backup`.
      '!src/domain/ledger/restore/recorded-erasures.ts',
    ],
    tests: [
      'test/domain/{delivery,ledger}/**/*.test.ts',
      'test/domain/flows/delivery.machine.test.ts',
      'test/adapters/ledger/*.test.ts',
      'test/adapters/server/desk/work.test.ts',
      'test/adapters/staff/retention-command.test.ts',
    ],
    store: 'in memory',
    break: 90,
  },
  google: {
    mutate: ['src/adapters/google-sheets/**/*.ts'],
    tests: [
      'test/adapters/google-sheets/*.test.ts',
      '!test/adapters/google-sheets/{long-tab,stand-in}.test.ts',
      'test/adapters/staff/doctor-command.test.ts',
    ],
    store: 'in memory',
    break: 90,
  },
  delivery: {
    mutate: ['src/adapters/delivery/**/*.ts'],
    tests: ['test/adapters/delivery/{delivery-actors,start-delivery}.test.ts'],
    store: 'in memory',
    break: 90,
  },
  sqlite: {
    mutate: [
      'src/adapters/ledger-sqlite/*.ts',
      // Mutated in the room `moving`.
      '!src/adapters/ledger-sqlite/{known-ledger-in-file,ledger-source,moved,upgrade-ledger}.ts',
      '!src/adapters/ledger-sqlite/{check-in-background,ledger-fault,ledger-files,open-to-read,prepare-data-dir,read-health,schema}.ts',
    ],
    tests: [
      'test/adapters/ledger/*.test.ts',
      '!test/adapters/ledger/{access,desk-handling,former-files,group-commit,health-by-writing,kept-contracts,phone-hash,read-figures,record-*,run-script,statements,take-notices}.test.ts',
      'test/adapters/ledger-sqlite/*.test.ts',
      '!test/adapters/ledger-sqlite/{figure-plans,handling-plans,known-ledger-in-file,ledger-fault,moved}.test.ts',
    ],
    store: 'in a file',
    break: 90,
  },
  sql: {
    mutate: ['src/adapters/sql/*.ts', '!src/adapters/sql/tables-in.ts'],
    tests: [
      'test/domain/ledger/**/*.test.ts',
      'test/adapters/ledger/*.test.ts',
      'test/adapters/ledger-sqlite/{figure-plans,handling-plans,upgrade-schema}.test.ts',
    ],
    store: 'in memory',
    break: 90,
  },
  moving: {
    mutate: [
      'src/adapters/ledger-sqlite/{known-ledger-in-file,ledger-source,moved,upgrade-ledger}.ts',
      'src/adapters/ledger-postgres/{copy-ledger,copy-tables,count-newer,in-snapshot,upgrade-schema,open-postgres,standby,unordered-checksum}.ts',
    ],
    tests: [
      'test/adapters/staff/migrate-command.test.ts',
      'test/adapters/ledger-sqlite/{known-ledger-in-file,moved,upgrade-schema}.test.ts',
      'test/adapters/ledger-postgres/{copy-ledger,open-postgres,standby}.test.ts',
      'test/adapters/ledger-backup/restore-backup.test.ts',
    ],
    store: 'in PostgreSQL',
    break: 90,
  },
  postgres: {
    mutate: [
      'src/adapters/ledger-postgres/{await-script,begin-transaction,database-clock,find-kept,in-transaction,keep-group,open-delivery,sheet-locks,sql-state,to-unavailable}.ts',
    ],
    tests: [
      'test/adapters/ledger/{keep-registration,served}.test.ts',
      'test/adapters/ledger-postgres/{confirm-seen,in-transaction,keep-group,notices,several-deliveries,several-ledgers,sql-state,transaction-outcome}.test.ts',
    ],
    store: 'in PostgreSQL',
    break: 90,
  },
  tab: {
    mutate: [
      'src/adapters/browser/{new-attempt,once-per-tab}.ts',
      'src/adapters/services/{load-products,send-import,sheet-urls,submit-registration}.ts',
      'src/domain/registration/{submission,submission-retry,tab-attempts}.ts',
    ],
    tests: [
      'test/adapters/browser/{new-attempt,once-per-tab}.test.ts',
      'test/adapters/services/{load-products,submit-registration}.test.ts',
      'test/domain/registration/{submission-retry,tab-attempts}.test.ts',
      'test/domain/flows/{registration-dialogs,registrations}.machine.test.ts',
    ],
    store: 'in memory',
    break: 90,
  },
  arrival: {
    mutate: [
      'src/adapters/server/routes/{decode-import,form-answers,form-draft,form-key,form-route,import-route,keep-arrival,send-form,send-import-refusal}.ts',
    ],
    tests: [
      'test/adapters/server/routes/{both-ways,fill-in,form-key,form-route,import-route}.test.ts',
      'test/adapters/services/submit-registration.test.ts',
    ],
    store: 'in memory',
    break: 90,
  },
  store: {
    mutate: [
      'src/adapters/ledger/{accept-in-halves,delivery-store,group-commit,health-by-writing,notices,run-script}.ts',
    ],
    tests: [
      'test/adapters/ledger/*.test.ts',
      '!test/adapters/ledger/{access,desk-handling,erase-expired,former-files,kept-contracts,phone-hash,read-figures,record-*,statements}.test.ts',
      'test/adapters/ledger-sqlite/keep-group.test.ts',
      'test/adapters/delivery/start-delivery.test.ts',
    ],
    store: 'in memory',
    break: 90,
  },
  backup: {
    mutate: ['src/adapters/ledger-backup/*.ts', 'src/domain/ledger/restore/recorded-erasures.ts'],
    tests: [
      'test/adapters/ledger-backup/*.test.ts',
      '!test/adapters/ledger-backup/{at-a-million,erased-stay-erased}.test.ts',
    ],
    store: 'in PostgreSQL',
    break: 90,
  },
  erasures: {
    mutate: [
      'src/adapters/ledger/*.ts',
      // Mutated in the room `store`.
      '!src/adapters/ledger/{accept-in-halves,delivery-store,group-commit,health-by-writing,notices,run-script}.ts',
      '!src/adapters/ledger/{checksum-text,ledger-source,read-figures}.ts',
      'src/adapters/files/private-file.ts',
    ],
    tests: [
      'test/adapters/ledger/{erase-expired,former-files,kept-contracts,phone-hash,record-at,record-fault,record-line}.test.ts',
      'test/adapters/files/private-file.test.ts',
    ],
    store: 'in memory',
    break: 90,
  },
}

const isRoom = (name: string): name is keyof typeof ROOMS => name in ROOMS

const name = process.env.ROOM ?? 'domain'
if (!isRoom(name)) throw new Error(`ROOM is one of ${Object.keys(ROOMS).join(', ')}`)

const { tests, ...room } = ROOMS[name]

/** The one that `ROOM` names; `TESTS` limits it to the tests of these paths. */
export const ROOM = { name, ...room, tests: process.env.TESTS?.split(' ') ?? tests }
