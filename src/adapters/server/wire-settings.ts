import { nearestName } from '../../domain/text/nearest-name'
import { type Environment, SETTINGS, type Setting } from './settings'

/** The first words of our names that no other program uses. */
const OUR_WORDS: ReadonlyArray<string> = ['ERASURES', 'METRICS', 'MIGRATE', 'NOTIFY', 'RATE', 'SMTP', 'TRUST']

/** Set by systemd. */
const NOT_OURS: ReadonlyArray<string> = ['NOTIFY_SOCKET']

const wordsOf = (name: string): ReadonlyArray<string> => name.split('_')

/** A name that begins as ours do: with two words, or with one that only we use. */
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

/** A sentence for each variable that is none of ours but resembles one, so that a typing error is noticed. */
export const unknownSettings = (environment: Environment): ReadonlyArray<string> =>
  Object.keys(environment)
    .filter((name) => !SETTINGS.some((each) => each === name) && !NOT_OURS.includes(name))
    .flatMap((name) => {
      const meant = meantBy(name)
      return meant === null
        ? []
        : [`Không có cài đặt nào tên ${name}, nên dòng đó không có tác dụng. Có phải ý bạn là ${meant}?`]
    })
