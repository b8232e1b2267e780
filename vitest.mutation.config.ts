import { configDefaults, mergeConfig } from 'vitest/config'
import domain from './vitest.domain.config'

/** Most mutants run every test. Tests that go through every place of the country would take hours and kill no further mutant. */
export default mergeConfig(domain, {
  test: { isolate: false, exclude: [...configDefaults.exclude, 'test/**/*.every-place.test.ts'] },
})
