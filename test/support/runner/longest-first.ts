import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take longer than their size tells. */
const LONGEST = [
  'adapters/delivery/simulation',
  'adapters/delivery/staff-walk',
  'adapters/delivery/traces',
  'adapters/delivery/traces-restore',
  'adapters/notices/start-notices',
  'adapters/server/processes/disk-trouble',
  'adapters/server/processes/kill',
  'adapters/server/processes/kill-desk',
  'adapters/server/processes/npm-start',
  'adapters/server/processes/power-cut',
  'adapters/server/processes/several-processes',
  'adapters/server/processes/start',
  'adapters/server/processes/survival',
  'browser/dev-server',
  'browser/screens',
  'browser/search',
  'properties/properties',
  'ui/conformance/order-dialog',
].map((name) => `/test/${name}.test.`)

const isLong = ({ moduleId }: TestSpecification): boolean => LONGEST.some((name) => moduleId.includes(name))

/**
 * Begins the longest files first, so that none of them is left alone on one core at the end. A fresh clone has no times of an earlier
 * run, and Vitest then takes the largest files for the longest.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: Array<TestSpecification>): Promise<Array<TestSpecification>> {
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}
