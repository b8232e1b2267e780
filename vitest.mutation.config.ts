import { configDefaults, mergeConfig } from 'vitest/config'
import domain from './vitest.domain.config'

/** Most mutants run every test: what walks all places of the country would take hours, and finds nothing that its neighbours miss. */
export default mergeConfig(domain, {
  test: { isolate: false, exclude: [...configDefaults.exclude, 'test/**/*.every-place.test.ts'] },
})
