import { join } from 'node:path'
import type { SheetSources } from '../../../src/domain/site/sheet-source'
import { personName, phoneNumber } from '../fixtures/people'
import { anArrivedMembership, anArrivedOrder } from '../ledger/arrived'
import { titlesOf } from '../stand-in-sheets/views'
import type { Registered } from './walk-model'
import { BOOKS, type World } from './walk-world'

const SECOND_MS = 1_000
const MINUTE_MS = 60_000
/** As long as a call of the former server may still be under way, as the guide to operation says. */
const STOPPED_MS = 20 * MINUTE_MS

const keep = async (
  world: World,
  { name, phone, target, at }: Pick<Registered, 'name' | 'phone' | 'target' | 'at'>,
) => {
  const given = { receivedAt: at }
  const arrived = target === 'orders' ? anArrivedOrder(1, given) : anArrivedMembership(1, given)
  const registration = { ...arrived.content, name: personName(name), phone: phoneNumber(phone) }
  await world.ledger.keep({ ...arrived, content: registration } as typeof arrived)
  world.model.register({ name, phone, target, at })
}

const nextName = ({ model }: World): string => `Nguyễn Mẫu ${model.registered.length + 1}`

const register = async (world: World): Promise<string> => {
  const { random, model } = world
  const former = random() < 0.35 ? world.pick(model.registered) : undefined
  const phone = former?.phone ?? `09${String(10_000_000 + model.registered.length)}`
  const target = random() < 0.7 ? 'orders' : 'members'
  const name = nextName(world)
  await keep(world, { name, phone, target, at: world.time.now() })
  return `register ${name} ${phone} (${target})`
}

const registerMany = async (world: World): Promise<string> => {
  for (let n = 0; n < 4; n += 1) await register(world)
  return 'register four'
}

/** The same cells twice: two registrations, two rows. */
const registerTwice = async (world: World): Promise<string> => {
  await register(world)
  const twin = world.model.registered.at(-1)
  if (twin !== undefined) await keep(world, twin)
  return `register twice ${twin?.name}`
}

const erase = async (world: World): Promise<string | null> => {
  const one = world.pick(world.model.registered.filter(({ state }) => state !== 'erased'))
  if (one === undefined) return null
  // A sheet shows no part of a second: nobody is erased in the second in which he registers.
  await world.pass(SECOND_MS)
  await world.calm()
  await world.ledger.erase(one.phone)
  world.model.erase(one.phone)
  world.last = null
  await world.pass(SECOND_MS)
  return `erase ${one.phone} (${one.name})`
}

const pass = async (world: World): Promise<string> => {
  const seconds = world.random() < 0.85 ? 1 + world.below(8) : 20 + world.below(60)
  await world.pass(seconds * 1_000)
  return `${seconds} s pass`
}

const restart = async (world: World): Promise<string> => {
  world.stop()
  await world.start()
  return 'restart'
}

const backUp =
  (dataDir: string) =>
  async (world: World): Promise<string> => {
    await world.calm()
    const file = join(dataDir, `${world.model.backups.length}.backup`)
    await world.ledger.backUp(file)
    world.model.backUp(file)
    return `backup ${world.model.backups.length - 1}`
  }

const restore = async (world: World): Promise<string | null> => {
  const { backups } = world.model
  const backup = world.random() < 0.6 ? backups.at(-1) : world.pick(backups)
  if (backup === undefined) return null
  world.stop()
  await world.pass(STOPPED_MS)
  await world.calm()
  const census = world.census()
  await world.ledger.restore(backup.file)
  world.model.restore(backup, (name) => census.get(name) ?? 0)
  world.last = null
  await world.start()
  return `restore ${backups.indexOf(backup)}`
}

const NAMES = { orders: ['DatMua', 'DonMoi'], members: ['HoiVien', 'HoiVienMoi'] } as const

const configure = async (world: World): Promise<string | null> => {
  const target = world.random() < 0.7 ? 'orders' : 'members'
  const id = world.pick(BOOKS) ?? BOOKS[0]
  const name = world.random() < 0.7 ? NAMES[target][0] : NAMES[target][1]
  const opened = world.books.get(id)
  if (opened !== undefined && !titlesOf(opened.book).includes(name)) opened.hands.addTab(name)
  const sheets: SheetSources = { ...world.sheets(), [target]: { id, name } }
  world.configure(sheets)
  world.stop()
  await world.start()
  world.last = null
  return `configure ${target}: ${id} ${name}`
}

const network = async (world: World): Promise<string> => {
  const part = world.random() < 0.6 ? 0 : 0.4 * world.random()
  world.setFaulty(part)
  return `faults: ${Math.round(100 * part)} %`
}

const unshare = async (world: World): Promise<string | null> => {
  const id = world.pick(BOOKS)
  if (id === undefined || world.unshared.has(id)) return null
  world.unshared.add(id)
  return `no longer share ${id}`
}

type OwnMove = (world: World) => Promise<string | null>

/** What the server, its visitors and its operator do, with weights. */
export const ownMoves = (dataDir: string): ReadonlyArray<readonly [weight: number, move: OwnMove]> => [
  [12, register],
  [2, registerMany],
  [1, registerTwice],
  [5, erase],
  [22, pass],
  [2, restart],
  [2, backUp(dataDir)],
  [0.7, restore],
  [0.7, configure],
  [2, network],
  [0.3, unshare],
]
