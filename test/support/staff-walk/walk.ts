import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SHEET_COLUMNS, TARGETS } from '../../../src/domain/registration/registration'
import { memoryFolder } from '../memory-folder'
import { doWhatItAsks } from './do-what-it-asks'
import { judgeEnd, judgeNow } from './judge'
import { ownMoves } from './own-moves'
import { actAsStaff, undo } from './staff-moves'
import { asItIs, type MakeWriter, openWorld, type World } from './walk-world'

const MINUTE_MS = 60_000
/** Some of what is asked for shows only when the last is mended. */
const MOST_ROUNDS = 15
const JUDGED_EVERY = 10

export type Walked = {
  readonly seed: number
  readonly steps: number
  readonly faults: ReadonlyArray<string>
  /** What the status gives as reasons when staff have done what it asks for; empty if all is well. */
  readonly reasons: ReadonlyArray<string>
  readonly log: ReadonlyArray<string>
}

const TITLES = { orders: 'DatMua', members: 'HoiVien' } as const

/** Some tabs begin with headings, and columns of staff in front or behind. */
const furnish = (world: World): void => {
  for (const { hands } of world.books.values())
    for (const target of TARGETS) {
      if (world.random() < 0.3) continue
      const front = world.below(3)
      const headings = [
        ...['Người xử lý', 'Ngày gọi'].slice(0, front),
        ...SHEET_COLUMNS[target].map(({ heading }) => heading),
        ...(world.random() < 0.5 ? ['Ghi chú'] : []),
      ]
      hands.typeRow(TITLES[target], 1, headings)
    }
}

const TOLD = 400

const chooseOwn = (world: World, moves: ReturnType<typeof ownMoves>) => {
  let left = world.random() * moves.reduce((sum, [weight]) => sum + weight, 0)
  for (const [weight, move] of moves) {
    left -= weight
    if (left < 0) return move
  }
  return moves[0]?.[1]
}

/** A second person acts between two calls of ours: before the next one, or the next that writes. */
const actBetween = (world: World, log: Array<string>): string | null => {
  const opened = world.pick([...world.books.values()])
  const isAnyCall = world.random() < 0.5
  const end = opened?.book.beforeEachCall((path) => {
    if (!isAnyCall && path !== ':batchUpdate') return
    end?.()
    const done = actAsStaff(world, opened)
    if (done !== null) log.push(`  before ${path.slice(0, 30)}: ${done}`)
  })
  return null
}

const step = async (
  world: World,
  own: ReturnType<typeof ownMoves>,
  log: Array<string>,
): Promise<string | null> => {
  const draw = world.random()
  if (draw < 0.36) return actAsStaff(world)
  if (draw < 0.4) return undo(world)
  if (draw < 0.44) return actBetween(world, log)
  if (draw < 0.455) {
    const asked = await doWhatItAsks(world)
    return asked.length === 0 ? null : `do what it asks: ${asked.join(' | ').slice(0, TOLD)}`
  }
  return (await chooseOwn(world, own)?.(world)) ?? null
}

const reasonsLeft = async (world: World): Promise<ReadonlyArray<string>> => {
  const { pending, parkedRows, queuedRemovals, haltedTargets, delayedRemovals, lastError } =
    await world.ledger.status()
  return [
    ...(pending > 0 ? [`${pending} pending: ${lastError}`] : []),
    ...(parkedRows > 0 ? [`${parkedRows} parked: ${lastError}`] : []),
    ...(queuedRemovals > 0 ? [`${queuedRemovals} removals`] : []),
    ...haltedTargets.map(({ target, reason }) => `${target} halted: ${reason}`),
    ...delayedRemovals.map(({ target, name, reason }) => `removal from ${target} ${name}: ${reason}`),
  ]
}

/** Staff do what is asked for until nothing is. */
const settle = async (world: World, log: Array<string>): Promise<ReadonlyArray<string>> => {
  world.setFaulty(0)
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    await world.pass(6 * MINUTE_MS)
    await world.calm()
    const left = await reasonsLeft(world)
    if (left.length === 0) break
    log.push(`asked: ${(await doWhatItAsks(world)).join(' | ').slice(0, TOLD)}`)
  }
  await world.pass(15 * MINUTE_MS)
  await world.calm()
  return reasonsLeft(world)
}

/** Walks at random, the same way for the same seed, and judges what came of it. */
export const walk = async (seed: number, steps: number, makeWriter: MakeWriter = asItIs): Promise<Walked> => {
  const dataDir = mkdtempSync(join(memoryFolder() ?? tmpdir(), 'nam-vung-walk-'))
  const log: Array<string> = []
  const world = await openWorld({ seed, dataDir: join(dataDir, 'data'), makeWriter })
  try {
    furnish(world)
    const own = ownMoves(dataDir)
    for (let at = 0; at < steps; at += 1) {
      const done = await step(world, own, log)
      if (done !== null) log.push(`${at}: ${done}`)
      if (at % JUDGED_EVERY !== 0) continue
      const faults = await judgeNow(world)
      if (faults.length > 0) return { seed, steps: at + 1, faults, reasons: [], log }
    }
    const reasons = await settle(world, log)
    const faults = reasons.length === 0 ? await judgeEnd(world) : await judgeNow(world)
    return { seed, steps, faults, reasons, log }
  } finally {
    world.stop()
    world.ledger.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
