import * as E from 'fp-ts/Either'
import type { AnyStateMachine } from 'xstate'
import type { Assumption } from '../../../../scripts/diagrams/shown-property'
import { orderDialogMachine } from '../../../../src/domain/flows/order-dialog.machine'
import { decodeOrderForm, type OrderDraft } from '../../../../src/domain/registration/order-form'
import { alteredMachine, editedMachine } from '../altered-machine'
import type { IsBroken, Model } from '../explore'
import type { Checked } from '../property'
import type { Ran } from '../running'
import { smallWorld, type World } from '../small-world'
import { BA_DINH, HA_NOI, HA_TINH, isIncomplete, withSome } from './dialog-kinds'

const PRODUCTS = [
  { id: 'sp-1', title: 'Viên mẫu' },
  { id: 'sp-2', title: 'Bột mẫu' },
]

const model = (machine: AnyStateMachine): Model<World<null>, Ran> =>
  smallWorld<null>(machine, {
    input: { preselected: null, openedAt: 0, consentAtStart: false },
    around: null,
    visitor: ({ flow }) => [
      { type: 'name.type', name: 'Nguyễn Mẫu' },
      { type: 'phone.type', phone: '0900000001' },
      { type: 'province.choose', province: HA_NOI },
      { type: 'province.choose', province: HA_TINH },
      ...(draftOf(flow.snapshot).province?.value === HA_NOI.value
        ? [{ type: 'district.choose', district: BA_DINH }]
        : []),
      ...PRODUCTS.flatMap((product) => [
        { type: 'product.choose', product, at: 0 },
        { type: 'product.remove', id: product.id },
      ]),
      { type: 'consent.give', given: true },
      { type: 'consent.give', given: false },
      { type: 'order.submit', attempt: { key: 'key 1', at: 0 } },
      { type: 'dialog.close' },
      { type: 'dialog.reopen' },
      { type: 'notice.dismiss' },
      { type: 'form.renew' },
      { type: 'discard.confirm' },
      { type: 'discard.cancel' },
    ],
    answers: {
      submitOrder: () => [
        { label: 'kept', output: E.right({ key: 'key 1', at: 0 }) },
        { label: 'failure', output: E.left({ tag: 'unreachable' }) },
      ],
    },
  })

const draftOf = (snapshot: World<null>['flow']['snapshot']): OrderDraft => snapshot.context.draft
const altered = (says: string) => ({ says, model: () => model(alteredMachine(orderDialogMachine, says)) })
const edited = (says: string, edit: Parameters<typeof editedMachine>[1]) => ({
  says,
  model: () => model(editedMachine(orderDialogMachine, edit)),
})
const discardsWith =
  (isTyped: (draft: OrderDraft) => boolean): IsBroken<World<null>, Ran> =>
  ({ label, before, state }) =>
    label !== 'discard.confirm' &&
    !before.flow.snapshot.hasTag('succeeded') &&
    !before.flow.snapshot.hasTag('closed') &&
    state.flow.snapshot.hasTag('closed') &&
    isTyped(draftOf(before.flow.snapshot))

type InDialog = { readonly context: { readonly draft: OrderDraft } }
const askingOnlyFor = (words: string, fields: ReadonlyArray<keyof OrderDraft>) =>
  edited(`closing asks only for ${words}`, ({ states: { editing } }) => {
    editing.on['dialog.close'][0].guard = ({ context: { draft } }: InDialog) =>
      fields.some((field) => draft[field] !== '' && draft[field] !== null)
  })
const withoutAsking = (part: string) =>
  edited(`a form without ${part} is complete`, ({ states: { editing } }) => {
    editing.on['order.submit'][0].guard = ({ context: { draft } }: InDialog) =>
      E.isRight(decodeOrderForm(withSome('order', draft, part)))
  })

const PLACES: ReadonlyArray<Assumption> = [
  {
    says: 'the form offers districts of the chosen province only: the machine takes any district',
    keptBy: 'src/ui/order/order-fields.tsx',
    shownBy: [
      [
        'test/ui/order/order-dialog.test.tsx',
        'limits districts to the province, and empties the district with another',
      ],
    ],
  },
  {
    says: 'a district belongs to the province by its number',
    keptBy: 'src/domain/address/district.ts',
    shownBy: [
      [
        'test/domain/address/provinces-63.test.ts',
        'each belong to a province, in the order of the provinces',
      ],
    ],
  },
]

export const ORDER_FORM_FLOW: Checked<World<null>, Ran> = {
  flow: 'order-dialog',
  surroundings:
    'a visitor who fills in, changes and empties every field in any order, with two products and two provinces, chooses a district of the chosen province only, closes, leaves and comes back; a network that answers, fails or breaks',
  model: () => model(orderDialogMachine),
  properties: [
    {
      row: 'S-046',
      says: 'No product is chosen twice.',
      isBroken: ({ state: { flow } }) => {
        const { chosen } = draftOf(flow.snapshot)
        return new Set(chosen.map(({ id }) => id)).size < chosen.length
      },
      variant: edited(
        'choosing needs no guard and puts the product behind the others',
        ({ states: { editing } }) => {
          editing.on['product.choose'] = {
            actions: {
              type: 'change',
              params: ({
                context,
                event,
              }: {
                context: { draft: OrderDraft }
                event: { product: object }
              }) => ({
                chosen: [...context.draft.chosen, event.product].slice(0, 2),
              }),
            },
          }
        },
      ),
    },
    {
      row: 'S-047',
      says: 'The district in the form belongs to the province in the form.',
      assumes: PLACES,
      isBroken: ({ state: { flow } }) => {
        const { province, district } = draftOf(flow.snapshot)
        return district !== null && district.province_id !== province?.value
      },
      variant: edited('a province is put in like any other field', ({ states: { editing } }) => {
        editing.on['province.choose'].actions.type = 'change'
      }),
    },
    {
      row: 'S-049',
      says: 'No incomplete order is sent.',
      isBroken: ({ before, state }) =>
        state.flow.started.length > 0 && isIncomplete('order', draftOf(before.flow.snapshot)),
      variant: withoutAsking('name'),
      also: ['phone', 'district', 'chosen'].map(withoutAsking),
    },
    {
      row: 'S-050',
      says: 'Nothing but a confirmed question discards a name, a phone number or a place of an order whose row is not kept.',
      clauses: {
        'a name': {
          isBroken: discardsWith(({ name }) => name !== ''),
          variant: askingOnlyFor('a phone number or a place', ['phone', 'province']),
        },
        'a phone number': {
          isBroken: discardsWith(({ phone }) => phone !== ''),
          variant: askingOnlyFor('a name or a place', ['name', 'province']),
        },
        'a place': {
          isBroken: discardsWith(({ province }) => province !== null),
          variant: askingOnlyFor('a name or a phone number', ['name', 'phone']),
          also: [askingOnlyFor('a name, a phone number or a district', ['name', 'phone', 'district'])],
        },
      },
    },
  ],
  reach: {
    row: 'S-051',
    says: 'From every state, the visitor can close the order dialog once the network has answered.',
    isGood: ({ flow }) => flow.snapshot.hasTag('closed'),
    variant: altered('orderDialog.kept: notice.dismiss: nothing happens'),
  },
}
