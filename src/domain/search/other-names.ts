import { syllables } from './syllables'

/** What visitors type, and the words of the site for it; articles come before products, as in each search. */
const NAMES: ReadonlyArray<readonly [typed: ReadonlyArray<string>, meant: ReadonlyArray<string>]> = [
  [
    [
      'sinh lý',
      'sinh lý nam',
      'sinh lý yếu',
      'sinhly',
      'yếu sinh lý',
      'tăng cường sinh lý',
      'tăng sinh lý',
      'bất lực',
      'liệt dương',
    ],
    ['rối loạn cương', 'sinh lực'],
  ],
  [['ship', 'phí ship', 'tiền ship', 'giá ship', 'freeship', 'vận chuyển'], ['giao hàng']],
  [['cod', 'ship cod', 'trả tiền', 'chuyển khoản'], ['thanh toán']],
  [['sđt', 'số đt', 'hotline', 'phone', 'zalo', 'địa chỉ', 'shop ở đâu'], ['liên hệ']],
  [['bảo hành', 'trả hàng', 'hoàn hàng'], ['đổi trả']],
]

const keyOf = (text: string): string => syllables(text).join(' ')

const MEANT: ReadonlyMap<string, ReadonlyArray<string>> = new Map(
  NAMES.flatMap(([typed, meant]) => typed.map((name) => [keyOf(name), meant] as const)),
)

/** The words of the site for a query that visitors type in other words; empty if there are none. */
export const otherNames = (query: string): ReadonlyArray<string> => MEANT.get(keyOf(query)) ?? []
