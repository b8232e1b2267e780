import { join } from 'node:path'
import { measured, startServer } from './children.mjs'

const SECONDS = 5
const WARM_UP_SECONDS = 2
const STEADY_SECONDS = 10
export const STEADY_PER_SECOND = 1_000

/** Takes an empty folder and the number of rounds; returns the figures of each round for all three, and of the server under steady load. */
export const measure = async (dir, rounds) => {
  const settings = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: join(dir, 'data'), RATE_LIMIT_PER_MINUTE: '0' }
  const ours = await startServer('dist/server/main.js', settings)
  const bare = await startServer('scripts/bench/bare-server.mjs')
  await ours.load(WARM_UP_SECONDS)
  await bare.load(WARM_UP_SECONDS)

  const measuredRounds = []
  for (let round = 0; round < rounds; round += 1)
    measuredRounds.push({
      ours: await ours.load(SECONDS),
      bare: await bare.load(SECONDS),
      loop: await measured('scripts/bench/insert-loop.mjs', join(dir, `loop-${round}.sqlite`), SECONDS),
    })
  return { rounds: measuredRounds, steady: await ours.load(STEADY_SECONDS, STEADY_PER_SECOND) }
}
