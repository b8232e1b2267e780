import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { assign, fromPromise, setup } from 'xstate'
import { type AddressBook, emptyAddressBook } from '../address/address-book'
import type { DistrictId } from '../address/district'
import type { ProvinceId } from '../address/province'
import type { Product, ProductId } from '../catalogue/product'
import { chooseProduct, isChosen, removeProduct } from '../registration/chosen-products'
import type { EpochMs } from '../registration/epoch-ms'
import type { Order } from '../registration/order'
import * as draft from '../registration/order-draft'
import { decodeOrderForm } from '../registration/order-form'
import { prepareSubmission } from '../registration/prepare-submission'
import type { Attempt, Submission, SubmissionFailure } from '../registration/submission'

type OrderProduct = Pick<Product, 'id' | 'title'>

export type OrderDialogInput = {
  readonly preselected: OrderProduct | null
  readonly openedAt: EpochMs
  readonly consentAtStart: boolean
}

export type OrderDialogContext = {
  readonly draft: draft.OrderDraft
  readonly cleared: draft.OrderDraft
  readonly book: AddressBook
  readonly submission: O.Option<Submission<Order>>
}

export type OrderDialogEvent =
  | { type: 'name.type'; name: string }
  | { type: 'phone.type'; phone: string }
  | { type: 'province.choose'; id: ProvinceId | null }
  | { type: 'district.choose'; id: DistrictId | null }
  | { type: 'product.choose'; product: OrderProduct; at: EpochMs }
  | { type: 'product.remove'; id: ProductId }
  | { type: 'consent.give'; given: boolean }
  | { type: 'trap.fill'; trap: string }
  | { type: 'order.submit'; attempt: Attempt }
  | { type: 'addressBook.retry' }
  | { type: 'dialog.close' }
  | { type: 'discard.confirm' }
  | { type: 'discard.cancel' }

const startingContext = (input: OrderDialogInput): OrderDialogContext => {
  const cleared = draft.emptyOrderDraft(input.consentAtStart)
  return {
    draft: draft.startingOrderDraft(cleared, input.preselected, input.openedAt),
    cleared,
    book: emptyAddressBook,
    submission: O.none,
  }
}

/** `Đăng ký mua hàng`: from opening to the row being kept (M-078..M-086, M-090, M-124, M-125, A-27..A-30). */
export const orderDialogMachine = setup({
  types: {
    context: {} as OrderDialogContext,
    events: {} as OrderDialogEvent,
    input: {} as OrderDialogInput,
    tags: {} as 'sending' | 'showsErrors' | 'succeeded' | 'failed' | 'asking',
  },
  actors: {
    submitOrder: fromPromise<E.Either<SubmissionFailure, void>, O.Option<Submission<Order>>>(() =>
      Promise.reject(new Error('submitOrder')),
    ),
    loadAddressBook: fromPromise<E.Either<unknown, AddressBook>>(() =>
      Promise.reject(new Error('loadAddressBook')),
    ),
  },
  guards: {
    isComplete: ({ context }) => E.isRight(decodeOrderForm(context.book, context.draft)),
    hasInput: ({ context }) => draft.hasOrderInput(context.draft),
    isTouched: ({ context }) => draft.isOrderTouched(context.draft, context.cleared),
    isNotChosen: ({ context }, { id }: { id: ProductId }) => !isChosen(context.draft.chosen, id),
    isSuccess: (_, { output }: { output: E.Either<unknown, unknown> }) => E.isRight(output),
  },
  actions: {
    change: assign(({ context }, change: Partial<draft.OrderDraft>) => ({
      draft: { ...context.draft, ...change },
    })),
    changeProvince: assign(({ context }, { id }: { id: ProvinceId | null }) => ({
      draft: draft.withProvince(context.draft, id),
    })),
    chooseProduct: assign(({ context }, { product, at }: { product: OrderProduct; at: EpochMs }) => ({
      draft: { ...context.draft, chosen: chooseProduct(context.draft.chosen, product, at) },
    })),
    removeProduct: assign(({ context }, { id }: { id: ProductId }) => ({
      draft: { ...context.draft, chosen: removeProduct(context.draft.chosen, id) },
    })),
    prepareSubmission: assign(({ context }, { attempt }: { attempt: Attempt }) => ({
      submission: prepareSubmission(
        context.submission,
        decodeOrderForm(context.book, context.draft),
        attempt,
        context.draft.trap,
      ),
    })),
    clear: assign(({ context }) => ({ draft: context.cleared, submission: O.none })),
    keepBook: assign((_, { output }: { output: E.Either<unknown, AddressBook> }) => ({
      book: E.getOrElse(() => emptyAddressBook)(output),
    })),
  },
}).createMachine({
  id: 'orderDialog',
  context: ({ input }) => startingContext(input),
  initial: 'open',
  states: {
    open: {
      type: 'parallel',
      states: {
        form: {
          initial: 'editing',
          states: {
            editing: {
              initial: 'fresh',
              on: {
                'name.type': { actions: { type: 'change', params: ({ event: { name } }) => ({ name }) } },
                'phone.type': { actions: { type: 'change', params: ({ event: { phone } }) => ({ phone }) } },
                'province.choose': {
                  description: 'Another province empties the district (M-082).',
                  actions: { type: 'changeProvince', params: ({ event: { id } }) => ({ id }) },
                },
                'district.choose': {
                  actions: { type: 'change', params: ({ event }) => ({ districtId: event.id }) },
                },
                'product.choose': {
                  guard: { type: 'isNotChosen', params: ({ event }) => ({ id: event.product.id }) },
                  actions: {
                    type: 'chooseProduct',
                    params: ({ event: { product, at } }) => ({ product, at }),
                  },
                },
                'product.remove': {
                  actions: { type: 'removeProduct', params: ({ event: { id } }) => ({ id }) },
                },
                'consent.give': {
                  actions: { type: 'change', params: ({ event }) => ({ consent: event.given }) },
                },
                'trap.fill': { actions: { type: 'change', params: ({ event: { trap } }) => ({ trap }) } },
                'order.submit': [
                  {
                    guard: 'isComplete',
                    target: 'sending',
                    actions: { type: 'prepareSubmission', params: ({ event: { attempt } }) => ({ attempt }) },
                  },
                  { target: '.rejected' },
                ],
                'dialog.close': [
                  { guard: 'hasInput', target: 'askingToDiscard' },
                  { target: '#orderDialog.closed' },
                ],
              },
              states: {
                fresh: { description: 'Nothing was sent yet: no field complains.' },
                rejected: {
                  tags: ['showsErrors'],
                  description:
                    'A submit found something missing: each wrong field says so until it is mended.',
                },
                failed: {
                  tags: ['failed'],
                  description:
                    'The service did not take it: the input is kept. The same order is sent again under the same key, another one under a new key.',
                },
                confirmed: {
                  tags: ['succeeded'],
                  description:
                    'The row is kept; form and selections are empty. Any new input ends the message.',
                  always: { guard: 'isTouched', target: 'fresh' },
                },
                last: { type: 'history' },
              },
            },
            sending: {
              tags: ['sending'],
              description: 'One submission is under way: nothing can be changed, sent again or closed.',
              invoke: {
                id: 'submitOrder',
                src: 'submitOrder',
                input: ({ context }) => context.submission,
                onDone: [
                  {
                    guard: { type: 'isSuccess', params: ({ event: { output } }) => ({ output }) },
                    target: 'editing.confirmed',
                    actions: 'clear',
                  },
                  { target: 'editing.failed' },
                ],
                onError: { target: 'editing.failed' },
              },
            },
            askingToDiscard: {
              tags: ['asking'],
              description: 'Closing would lose what was typed: the visitor is asked first.',
              on: {
                'discard.confirm': { target: '#orderDialog.closed' },
                'discard.cancel': { target: 'editing.last' },
                'dialog.close': { target: 'editing.last' },
              },
            },
          },
        },
        addressBook: {
          initial: 'loading',
          states: {
            loading: {
              invoke: {
                id: 'loadAddressBook',
                src: 'loadAddressBook',
                onDone: [
                  {
                    guard: { type: 'isSuccess', params: ({ event: { output } }) => ({ output }) },
                    target: 'ready',
                    actions: { type: 'keepBook', params: ({ event: { output } }) => ({ output }) },
                  },
                  { target: 'missing' },
                ],
                onError: { target: 'missing' },
              },
            },
            ready: {},
            missing: {
              description: 'The places did not arrive; opening a place box asks for them again.',
              on: { 'addressBook.retry': { target: 'loading' } },
            },
          },
        },
      },
    },
    closed: { type: 'final' },
  },
})
