import { configDefaults, mergeConfig } from 'vitest/config'
import domain from './vitest.domain.config'

/** Long walks and simulations would take hours and kill no further mutant; a worker has neither PostgreSQL nor other users. */
const LEFT_OUT = [
  'test/**/*.every-place.test.ts',
  'test/adapters/delivery/{simulation,staff-hands,staff-walk,traces}.test.ts',
  'test/adapters/google-sheets/{long-tab,stand-in}.test.ts',
]

export default mergeConfig(domain, {
  test: {
    isolate: false,
    include: ['test/adapters/{delivery,google-sheets,ledger}/*.test.ts'],
    exclude: [...configDefaults.exclude, ...LEFT_OUT],
    testNamePattern: /^(?!.*PostgreSQL)/,
  },
})
