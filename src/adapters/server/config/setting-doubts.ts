import { nearestName } from '../../../domain/text/nearest-name'
import { type Environment, SETTINGS, type Setting } from './settings'

/** The first words of our names that no other program uses. */
const OUR_WORDS: ReadonlyArray<string> = ['ERASURES', 'METRICS', 'MIGRATE', 'NOTIFY', 'RATE', 'SMTP', 'TRUST']

const NOT_OURS: ReadonlyArray<string> = ['NOTIFY_SOCKET']

const wordsOf = (name: string): ReadonlyArray<string> => name.split('_')

/** The setting that begins like `name`: with the same two words, or with a word that only our settings use. */
const withOurBeginning = (name: string): Setting | null => {
  const [first = '', second = ''] = wordsOf(name)
  const ours = SETTINGS.filter((each) => wordsOf(each)[0] === first)
  return (
    ours.find((each) => wordsOf(each)[1] === second) ?? (OUR_WORDS.includes(first) ? (ours[0] ?? null) : null)
  )
}

const meantBy = (name: string): Setting | null => {
  const written = name.toUpperCase().replaceAll('-', '_')
  return nearestName(written, SETTINGS) ?? withOurBeginning(written)
}

const unknown = (environment: Environment): ReadonlyArray<string> =>
  Object.keys(environment)
    .filter((name) => !SETTINGS.some((each) => each === name) && !NOT_OURS.includes(name))
    .flatMap((name) => {
      const meant = meantBy(name)
      return meant === null
        ? []
        : [`Không có cài đặt nào tên ${name}, nên dòng đó không có tác dụng. Có phải ý bạn là ${meant}?`]
    })

const QUOTES = /^["'“”‘’]|["'“”‘’]$/
/** Matches text that a shell would replace. */
const SHORT_FOR_A_PATH = /^~(?:\/|$)|^\$/

const faultIn = (value: string): string | null => {
  if (QUOTES.test(value)) return 'có dấu nháy, và dấu ấy là một phần của giá trị. Hãy bỏ dấu nháy.'
  return SHORT_FOR_A_PATH.test(value)
    ? 'bắt đầu bằng ~ hoặc $, và không có gì được thay vào đó. Hãy ghi đường dẫn đầy đủ.'
    : null
}

/** Sentences on values that a shell would have changed; they do not quote the value, which may be secret. */
const literal = (environment: Environment): ReadonlyArray<string> =>
  SETTINGS.flatMap((name) => {
    const fault = faultIn(environment[name]?.trim() ?? '')
    return fault === null ? [] : [`${name} ${fault}`]
  })

/**
 * A sentence for each variable that is none of ours but resembles one, and for each value that a shell would have changed, so
 * that a typing error is noticed.
 */
export const settingDoubts = (environment: Environment): ReadonlyArray<string> => [
  ...unknown(environment),
  ...literal(environment),
]
