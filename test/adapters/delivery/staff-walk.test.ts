import { it } from 'vitest'
import { walk } from '../../support/staff-walk/walk'

it('try', { timeout: 600_000 }, async () => {
  const from = Number(process.env.FROM ?? 1)
  const count = Number(process.env.COUNT ?? 5)
  const steps = Number(process.env.STEPS ?? 200)
  for (let seed = from; seed < from + count; seed += 1) {
    const begun = performance.now()
    const w = await walk(seed, steps).catch((e) => ({ steps: 0, faults: [e.stack], reasons: [], log: [] }))
    console.log(
      '@@',
      seed,
      Math.round(performance.now() - begun),
      'ms',
      w.steps,
      JSON.stringify(w.faults.slice(0, 5), null, 1),
      JSON.stringify(w.reasons, null, 1),
    )
    if (process.env.LOG) console.log(w.log.join('\n'))
  }
})
