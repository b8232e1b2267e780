import { describe, expect, it } from 'vitest'
import { figure } from '../../support/faults/figure'
import { scaled } from '../../support/faults/scale'
import { walk } from '../../support/staff-walk/walk'
import { WEAKENINGS } from '../../support/staff-walk/weakenings'

const FIRST_SEED = Number(process.env.SEED ?? 1)
const WALKS = process.env.SEED === undefined ? scaled(4, 200) : 1
const STEPS = Number(process.env.STEPS ?? scaled(120, 2_000))

const seeds = Array.from({ length: WALKS }, (_, index) => FIRST_SEED + index)

/** `SEED=4 STEPS=101` walks one way again, as far as it went wrong. */
describe(`${WALKS} walks of ${STEPS} steps through sheets in which staff work with their hands`, () => {
  it('[P-003] end with every living registration in a sheet once, nobody erased, and nobody else’s row gone, or the status says why not', {
    timeout: scaled(300_000, 14_400_000),
  }, async () => {
    let unsettled = 0
    for (const seed of seeds) {
      const { steps, faults, reasons, log } = await walk(seed, STEPS)
      if (faults.length > 0) console.error(`SEED=${seed} STEPS=${steps}\n${log.join('\n')}`)
      expect({ seed, faults }).toStrictEqual({ seed, faults: [] })
      if (reasons.length > 0) unsettled += 1
    }
    figure(
      'walks of staff after which the status still asks for something, %',
      (100 * unsettled) / WALKS,
      '<= 2',
    )
  })
})

const MOST_WALKS = 20

describe('the walk', () => {
  it.each([
    { weakening: 'never puts back what was deleted by mistake', seed: 50, steps: 300 },
    { weakening: 'passes over rows without a readable number', seed: 6, steps: 150 },
    { weakening: 'deletes every row of an erased number, whatever its time', seed: 8, steps: 200 },
    { weakening: 'forgets a spreadsheet that is no longer configured', seed: 2, steps: 110 },
  ] as const)('[P-003] notices a delivery that $weakening', async (given) => {
    const seeds = Array.from({ length: MOST_WALKS }, (_, index) => given.seed + index)
    let noticed: number | null = null
    for (const seed of seeds) {
      const { faults } = await walk(seed, given.steps, WEAKENINGS[given.weakening])
      if (faults.length === 0) continue
      noticed = seed
      expect((await walk(seed, given.steps)).faults).toStrictEqual([])
      break
    }
    expect(seeds).toContain(noticed)
  })
})
