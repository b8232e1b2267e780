import { assign, setup } from 'xstate'
import { contractEnd } from '../retention/contract-end'
import type { ContractRule } from '../site/contract-rule'
import type { EpochMs } from '../time/epoch-ms'

export type ContractEvent =
  /** The person who sent the order is erased, on request or by age; `confirmedAt` is null unless the order is confirmed. */
  | {
      readonly type: 'person.erase'
      readonly at: EpochMs
      readonly rule: ContractRule
      readonly confirmedAt: EpochMs | null
    }
  /** The ledger reads a clock that it trusts. */
  | { readonly type: 'clock.read'; readonly at: EpochMs }

/** `until`: when what is kept is over; null unless it is kept. */
export type ContractContext = { readonly until: EpochMs | null }

type Erase = Extract<ContractEvent, { type: 'person.erase' }>

const endOf = ({ rule, confirmedAt }: Pick<Erase, 'rule' | 'confirmedAt'>): EpochMs | null =>
  rule === 'none' || confirmedAt === null ? null : contractEnd(confirmedAt, rule)

/**
 * What becomes of an order when its person is erased: what the law on contracts asks for is kept apart until its time is over
 * (M-099).
 */
export const contractMachine = setup({
  types: {} as { context: ContractContext; events: ContractEvent; tags: 'inUse' },
  guards: {
    isHeldByLaw: (_, erased: Erase) => (endOf(erased) ?? 0) > erased.at,
    hasNoRule: (_, { rule }: Erase) => rule === 'none',
    isOver: ({ context }, { at }: { readonly at: EpochMs }) => (context.until ?? 0) <= at,
  },
  actions: {
    keepTerm: assign((_, erased: Erase) => ({ until: endOf(erased) })),
    dropTerm: assign(() => ({ until: null })),
  },
}).createMachine({
  id: 'contract',
  context: { until: null },
  initial: 'living',
  states: {
    living: {
      description: 'A registration like any other, which staff and delivery see.',
      tags: ['inUse'],
      on: {
        'person.erase': [
          {
            guard: { type: 'isHeldByLaw', params: ({ event }) => event },
            target: 'kept',
            actions: { type: 'keepTerm', params: ({ event }) => event },
          },
          { target: 'erased' },
        ],
      },
    },
    kept: {
      description: 'The data of the contract alone, seen by nobody but whoever asks the command for it.',
      on: {
        'person.erase': {
          description: 'The owner has decided since that nothing is to be kept.',
          guard: { type: 'hasNoRule', params: ({ event }) => event },
          target: 'erased',
          actions: 'dropTerm',
        },
        'clock.read': {
          guard: { type: 'isOver', params: ({ event }) => event },
          target: 'erased',
          actions: 'dropTerm',
        },
      },
    },
    erased: { description: 'Nothing is left.' },
  },
})
