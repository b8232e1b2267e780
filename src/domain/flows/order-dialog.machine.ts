import * as O from 'fp-ts/Option'
import { assign, setup } from 'xstate'
import type { District } from '../address/district'
import type { Province } from '../address/province'
import type { Product, ProductId } from '../catalogue/product'
import { chooseProduct, isChosen, removeProduct } from '../registration/chosen-products'
import type { Order } from '../registration/order'
import {
  decodeOrderForm,
  emptyOrderDraft,
  ORDER_FORM,
  type OrderDraft,
  startingOrderDraft,
  withProvince,
} from '../registration/order-form'
import type { Submission } from '../registration/submission'
import type { EpochMs } from '../time/epoch-ms'
import { placeholderActor } from './actors'
import {
  askingState,
  type DialogContext,
  type DialogEvent,
  editingState,
  formActions,
  formGuards,
  leftStates,
  type RegistrationTag,
  type SubmissionAnswer,
  sendingState,
} from './registration-states'

type OrderProduct = Pick<Product, 'id' | 'title'>

export type OrderDialogInput = {
  readonly preselected: OrderProduct | null
  readonly openedAt: EpochMs
  readonly consentAtStart: boolean
}

type OrderDialogContext = DialogContext<OrderDraft, Order>

export type OrderDialogEvent =
  | { type: 'province.choose'; province: Province | null }
  | { type: 'district.choose'; district: District | null }
  | { type: 'product.choose'; product: OrderProduct; at: EpochMs }
  | { type: 'product.remove'; id: ProductId }
  | DialogEvent<typeof ORDER_FORM, 'order.submit'>

const startingContext = (input: OrderDialogInput): OrderDialogContext => {
  const cleared = emptyOrderDraft(input.consentAtStart)
  return {
    draft: startingOrderDraft(cleared, input.preselected, input.openedAt),
    cleared,
    submission: O.none,
  }
}

/** `Đăng ký mua hàng`: from opening to the row being kept (M-078..M-086, M-090, M-124, M-125, A-27..A-30, A-48..A-50). */
export const orderDialogMachine = setup({
  types: {} as {
    context: OrderDialogContext
    events: OrderDialogEvent
    input: OrderDialogInput
    tags: RegistrationTag
  },
  actors: {
    submitOrder: placeholderActor<SubmissionAnswer, O.Option<Submission<Order>>>('submitOrder'),
  },
  guards: {
    ...formGuards(ORDER_FORM),
    isNotChosen: ({ context }, { id }: { id: ProductId }) => !isChosen(context.draft.chosen, id),
  },
  actions: {
    ...formActions<OrderDialogEvent, OrderDraft, Order>(decodeOrderForm),
    changeProvince: assign(({ context }, { province }: { province: Province | null }) => ({
      draft: withProvince(context.draft, province),
    })),
    chooseProduct: assign(({ context }, { product, at }: { product: OrderProduct; at: EpochMs }) => ({
      draft: { ...context.draft, chosen: chooseProduct(context.draft.chosen, product, at) },
    })),
    removeProduct: assign(({ context }, { id }: { id: ProductId }) => ({
      draft: { ...context.draft, chosen: removeProduct(context.draft.chosen, id) },
    })),
  },
}).createMachine({
  id: 'orderDialog',
  context: ({ input }) => startingContext(input),
  initial: 'editing',
  states: {
    editing: editingState(ORDER_FORM, 'order.submit', {
      'province.choose': {
        description: 'Another province empties the district (M-082).',
        actions: { type: 'changeProvince', params: ({ event: { province } }) => ({ province }) },
      },
      'district.choose': {
        actions: { type: 'change', params: ({ event: { district } }) => ({ district }) },
      },
      'product.choose': {
        guard: { type: 'isNotChosen', params: ({ event: { product } }) => ({ id: product.id }) },
        actions: { type: 'chooseProduct', params: ({ event: { product, at } }) => ({ product, at }) },
      },
      'product.remove': { actions: { type: 'removeProduct', params: ({ event: { id } }) => ({ id }) } },
    }),
    sending: sendingState('orderDialog', 'submitOrder'),
    ...leftStates,
    askingToDiscard: askingState,
    closed: { type: 'final', tags: ['closed'] },
  },
})
