import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { type ChosenProducts, MOST_PRODUCTS } from './chosen-products'
import type { FormField } from './form'
import { chosenTitles, joinTitles, splitTitles } from './product-titles'

type Draft = { readonly chosen: ChosenProducts }
type Part = { readonly titles: ReadonlyArray<string> }

const upToLimit = ({ titles }: Part): E.Either<'tooManyProducts', Part> =>
  titles.length > MOST_PRODUCTS ? E.left('tooManyProducts') : E.right({ titles })

export const PRODUCTS_FIELD = {
  empty: { chosen: [] as ChosenProducts },
  decode: ({ chosen }: Draft): E.Either<'productRequired' | 'tooManyProducts', Part> =>
    chosen.length === 0 ? E.left('productRequired') : upToLimit({ titles: chosenTitles(chosen) }),
  isEntered: ({ chosen }: Draft) => chosen.length > 0,
  isAskedFor: false,
  cell: {
    heading: 'Sản phẩm',
    kind: 'text',
    write: ({ titles }: Part) => joinTitles(titles),
    read: ({ products }: { readonly products: string }, known: Part) =>
      pipe(
        splitTitles(known.titles)(products),
        E.fromOption(() => 'productUnknown' as const),
        E.chainW((titles) => upToLimit({ titles })),
      ),
    readKept: ({ titles }) => ({
      titles: Array.isArray(titles) ? titles.filter((title) => typeof title === 'string') : [],
    }),
  },
} satisfies FormField
