import { isTypedAs, type TypedWord, typedWords, withoutFillers } from './typed-words'

type Names = ReadonlyArray<readonly [typed: ReadonlyArray<string>, meant: ReadonlyArray<string>]>

/** What visitors type, and the words of the site for it; articles come before products, as in each search. */
const NAMES: Names = [
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
  [['ship', 'giá ship', 'freeship', 'vận chuyển', 'giao'], ['giao hàng']],
  [
    ['mấy ngày', 'giao mấy ngày', 'thời gian giao'],
    ['thời gian giao hàng', 'giao hàng'],
  ],
  [['cod', 'trả tiền', 'chuyển khoản'], ['thanh toán']],
  [
    [
      'sđt',
      'hotline',
      'phone',
      'zalo',
      'địa chỉ',
      'điện thoại',
      'số điện thoại',
      'xin số điện thoại',
      'gọi',
      'nhắn tin',
    ],
    ['liên hệ'],
  ],
  [['bảo hành'], ['đổi trả']],
  [['hủy'], ['hủy đơn']],
  [
    ['mua', 'đặt', 'đặt mua', 'mua hàng'],
    ['đặt hàng', 'sản phẩm bán chạy'],
  ],
  [['kín', 'giao kín'], ['gói hàng ghi gì']],
  [['bác sỹ'], ['bác sĩ']],
]

/** As `NAMES`, wherever they stand in what visitors type. */
const NAMES_WITHIN: Names = [
  [['phí ship', 'tiền ship'], ['giao hàng']],
  [
    [
      'bao lâu nhận',
      'bao lâu thì nhận',
      'bao lâu có hàng',
      'bao lâu thì có hàng',
      'bao giờ nhận',
      'bao giờ có hàng',
      'khi nào nhận',
      'khi nào có hàng',
      'mấy ngày nhận',
      'mấy ngày thì nhận',
      'mấy ngày có hàng',
      'mấy ngày thì có hàng',
      'giao bao lâu',
      'giao hàng bao lâu',
      'bao lâu giao',
    ],
    ['thời gian giao hàng', 'giao hàng'],
  ],
  [['ship cod'], ['thanh toán']],
  [['số đt', 'địa chỉ shop', 'shop ở đâu', 'gọi shop', 'gọi cho shop'], ['liên hệ']],
  [['trả hàng', 'hoàn hàng'], ['đổi trả']],
  [['hủy đơn', 'hủy hàng', 'hủy đặt', 'hủy mua', 'không mua nữa'], ['hủy đơn']],
  [['mua gì', 'mua loại nào', 'nên mua', 'mua thuốc gì'], ['sản phẩm bán chạy']],
  [
    ['cách mua', 'mua thế nào', 'mua ở đâu', 'muốn mua'],
    ['đặt hàng', 'sản phẩm bán chạy'],
  ],
  [['giao kín', 'gói kín', 'bọc kín', 'kín đáo', 'tế nhị'], ['gói hàng ghi gì']],
]

/** As `NAMES_WITHIN`, for what stands in the title of a concern of the home page, which the operator edits in `site.json`. */
export const NAMES_OF_CONCERNS: Names = [
  [
    ['mệt', 'khó ngủ', 'mất ngủ', 'ngủ ngon', 'ngủ không ngon', 'ngủ không được', 'không ngủ được'],
    ['ngủ kém'],
  ],
  [['có con', 'có thai', 'sinh con', 'hiếm muộn', 'vô sinh'], ['có con']],
  [['ra sớm', 'ra nhanh', 'nhanh ra'], ['xuất tinh sớm']],
]

const withWords = (names: Names) =>
  names.flatMap(([typed, meant]) => typed.map((name) => ({ words: typedWords(name), meant })))

const WHOLE = withWords(NAMES)
const WITHIN = withWords(NAMES_WITHIN)
const OF_CONCERNS = withWords(NAMES_OF_CONCERNS)

const holds = (text: ReadonlyArray<TypedWord>, words: ReadonlyArray<TypedWord>): boolean =>
  text.some((_, at) => isTypedAs(text, words, at))

/** The words of the site for a query that visitors type in other words; empty if there are none. */
export const otherNames = (query: string): ReadonlyArray<string> => {
  const asked = typedWords(query)
  const wholes = [asked, withoutFillers(asked)]
  const found = [
    ...WHOLE.filter(({ words }) =>
      wholes.some((whole) => whole.length === words.length && isTypedAs(whole, words, 0)),
    ),
    ...WITHIN.filter(({ words }) => holds(asked, words)),
  ]
  return [...new Set(found.flatMap(({ meant }) => meant))]
}

/** The titles of concerns that a query names: by a part between commas, or in other words. */
export const namedConcerns = (query: string, titles: ReadonlyArray<string>): ReadonlyArray<string> => {
  const asked = typedWords(query)
  const others = OF_CONCERNS.filter(({ words }) => holds(asked, words)).flatMap(({ meant }) => meant)
  return titles.filter(
    (title) =>
      title.split(',').some((part) => holds(asked, typedWords(part))) ||
      others.some((other) => holds(typedWords(title), typedWords(other))),
  )
}
