/** Which tests are run for the mutants of which files, on which store of `test/support/test-stores.ts`; `break`: the least percentage. */
const ROOMS = {
  domain: {
    mutate: ['src/domain/**/*.ts', '!src/domain/{delivery,ledger}/**'],
    tests: ['test/domain/**/*.test.ts'],
    store: 'in memory',
    break: 98,
  },
  rules: {
    mutate: ['src/domain/{delivery,ledger}/**/*.ts'],
    tests: [
      'test/domain/{delivery,ledger}/*.test.ts',
      'test/domain/flows/delivery.machine.test.ts',
      'test/adapters/ledger/*.test.ts',
    ],
    store: 'in memory',
    break: 90,
  },
}

const isRoom = (name: string): name is keyof typeof ROOMS => name in ROOMS

const name = process.env.ROOM ?? 'domain'
if (!isRoom(name)) throw new Error(`ROOM is one of ${Object.keys(ROOMS).join(', ')}`)

/** The one that `ROOM` names. */
export const ROOM = { name, ...ROOMS[name] }
