import { readPriceList } from '../../catalogue/price-list'
import { referenceFor } from '../../registration/reference'
import type { KeptRegistration } from '../../registration/registration'
import { everyRow } from '../every-row'
import { run, type Script } from '../script'
import { confirmationIn, type ErasureTerms, retainedUntil } from './contract-terms'
import type { ContractContent, ContractTerm, RetainedContract } from './retained-contract'

type KeptOrder = Extract<KeptRegistration, { readonly target: 'orders' }>

function* insert(
  { id, target, content }: KeptOrder,
  key: string | null,
  { prices, ...term }: Omit<ContractTerm, 'id'> & { readonly prices: string | null },
): Script<void> {
  const { phone, titles, ...order } = content
  const priceList = readPriceList(prices)
  const retained: ContractContent = {
    reference: referenceFor({ target, id }, key),
    ...order,
    products: titles.map((title, index) => ({ title, price: priceList?.[index] ?? null })),
  }
  yield* run('insertContract', { ...term, id, phone, record: JSON.stringify(retained) })
}

/** `contracts`: the retained contracts of the person. `dropped`: how many contracts were deleted because the rule is now `none`. */
export type RetainedContracts = {
  readonly contracts: ReadonlyArray<RetainedContract>
  readonly dropped: number
}

/**
 * Moves what the law asks to keep of a person's confirmed orders to the table `contract`, before the person is erased (M-099).
 */
export function* retainContracts(phone: string, erasing: ErasureTerms): Script<RetainedContracts> {
  if (erasing.rule === 'none') {
    const dropped = yield* run('contractsOf', { phone })
    for (const { id, at } of dropped) yield* run('dropContract', { phone, id, at })
    return { contracts: [], dropped: dropped.length }
  }
  for (const { kept, key } of yield* run('ordersOf', { phone })) {
    const confirmation = confirmationIn(yield* run('stepsOf', { id: kept.id }))
    if (confirmation === null || kept.target !== 'orders') continue
    const { at: confirmedAt, prices } = confirmation
    const until = retainedUntil(confirmedAt, erasing)
    if (until !== null) yield* insert(kept, key, { at: kept.at, confirmedAt, until, prices })
  }
  return { contracts: yield* run('contractsOf', { phone }), dropped: 0 }
}

/**
 * Repeats a recorded erasure: retains exactly the contracts that it retained, if their orders exist, and returns how many others
 * were dropped.
 */
export function* redoContracts(phone: string, terms: ReadonlyArray<ContractTerm>): Script<number> {
  const termFor = (order: Pick<ContractTerm, 'id' | 'at'>): ContractTerm | undefined =>
    terms.find(({ id, at }) => id === order.id && at === order.at)
  const surplus = (yield* run('contractsOf', { phone })).filter((held) => termFor(held) === undefined)
  for (const { id, at } of surplus) yield* run('dropContract', { phone, id, at })
  for (const { kept, key } of yield* run('ordersOf', { phone })) {
    const term = termFor(kept)
    if (term === undefined || kept.target !== 'orders') continue
    const steps = yield* run('stepsOf', { id: kept.id })
    const prices = steps.find(({ at, state }) => at === term.confirmedAt && state === 'confirmed')?.prices
    yield* insert(kept, key, { ...term, prices: prices ?? null })
  }
  return surplus.length
}

const FIRST = { id: Number.MIN_SAFE_INTEGER, at: Number.MIN_SAFE_INTEGER }

/** All retained contracts. */
export const allContracts = (): Script<ReadonlyArray<RetainedContract>> =>
  everyRow(
    ({ id, at }: Pick<RetainedContract, 'id' | 'at'> = FIRST) => run('contractPage', { id, at }),
    (contract: RetainedContract) => [contract],
  )

/** Adds the retained contracts of another ledger. */
export function* adoptContracts(contracts: ReadonlyArray<RetainedContract>): Script<void> {
  for (const { id, at, confirmedAt, until, phone, ...content } of contracts)
    yield* run('insertContract', { id, at, confirmedAt, until, phone, record: JSON.stringify(content) })
}
