import type { World } from './walk-world'

const isCapture = (title: string): boolean => title.startsWith('dang-xoa')

/** Names of erased persons that stand anywhere. */
const erasedThatStand = ({ model }: World, census: ReadonlyMap<string, number>): ReadonlyArray<string> =>
  [...new Set(model.registered.flatMap(({ state, name }) => (state === 'erased' ? [name] : [])))].filter(
    (name) => (census.get(name) ?? 0) > 0,
  )

const MINUTE_MS = 60_000

/**
 * After a restore, rows of one number in one minute cannot be told apart where staff dropped the seconds, copied or deleted
 * one of them, as operating.md says.
 */
const twinsOf = ({ model }: World, name: string): number => {
  if (!model.isRestored()) return 0
  const [own] = model.named(name)
  return model.registered.filter(
    (one) =>
      own !== undefined &&
      one.name !== name &&
      one.phone === own.phone &&
      Math.floor(one.at / MINUTE_MS) === Math.floor(own.at / MINUTE_MS),
  ).length
}

/** How often each name of a registration may stand, by what was done. */
const expected = ({ model }: World, name: string): readonly [least: number, most: number] => {
  const { deleted, copied } = model.hands()
  const named = model.named(name)
  const kept = named.filter(({ state }) => state === 'living')
  const stood = named.filter((one) => one.state === 'forgotten' && one.stood)
  const gone = deleted.get(name) ?? 0
  const copies = copied.get(name) ?? 0
  const most = kept.length + stood.length + copies
  const least = Math.max(0, most - gone)
  return [least, model.isRestored() ? most : least]
}

const countFaults = (world: World, census: ReadonlyMap<string, number>): ReadonlyArray<string> => {
  const names = new Set(
    world.model.registered.flatMap(({ state, name }) => (state === 'erased' ? [] : [name])),
  )
  return [...names].flatMap((name) => {
    const [least, most] = expected(world, name)
    const found = census.get(name) ?? 0
    const twins = twinsOf(world, name)
    const states = world.model.named(name).map(({ state, stood }) => `${state}${stood ? ', stood' : ''}`)
    return found >= least - twins && found <= most + twins
      ? []
      : [`${name} stands ${found} times, expected ${least} to ${most} (${states.join('; ')})`]
  })
}

const typedFaults = ({ model }: World, census: ReadonlyMap<string, number>): ReadonlyArray<string> =>
  [...model.hands().typed].flatMap(([name, { rows }]) =>
    (census.get(name) ?? 0) === rows
      ? []
      : [`${name}, typed by staff, stands ${census.get(name) ?? 0} times, expected ${rows}`],
  )

const noteFaults = ({ model, books }: World): ReadonlyArray<string> => {
  const beside = new Map<string, Set<string>>()
  for (const { book } of books.values())
    for (const { rows } of book.state().tabs)
      for (const cells of rows) {
        const texts = cells.flatMap((cell) => (typeof cell?.value === 'string' ? [cell.value] : []))
        for (const text of texts) beside.set(text, new Set([...(beside.get(text) ?? []), ...texts]))
      }
  return [...model.hands().noted].flatMap(([name, text]) => {
    const isErased = model.named(name).some(({ state }) => state === 'erased')
    return isErased || beside.get(name)?.has(text) === true
      ? []
      : [`the note beside ${name} is gone: ${text}`]
  })
}

const captures = ({ books }: World): ReadonlyArray<string> =>
  [...books.values()].flatMap(({ id, book }) =>
    book
      .state()
      .tabs.filter(({ title }) => isCapture(title))
      .map(({ title }) => `${id}: the hidden tab ${title} is left`),
  )

/** What must hold at any time: nobody is said to be removed who stands. */
export const judgeNow = async (world: World): Promise<ReadonlyArray<string>> => {
  const { queuedRemovals } = await world.ledger.status()
  if (queuedRemovals > 0) return []
  return erasedThatStand(world, world.census()).map(
    (name) => `${name} was erased, is said to be removed and stands`,
  )
}

/** What must hold once staff have done what the software asked for and the status gives no reason any more. */
export const judgeEnd = async (world: World): Promise<ReadonlyArray<string>> => {
  const census = world.census()
  return [
    ...erasedThatStand(world, census).map((name) => `${name} was erased and stands`),
    ...countFaults(world, census),
    ...typedFaults(world, census),
    ...noteFaults(world),
    ...captures(world),
  ]
}
