import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import { forgetSubmission, rememberSubmission } from '../../../src/domain/registration/open-submissions'
import { prepareSubmission } from '../../../src/domain/registration/prepare-submission'

const fresh = { key: 'key-9', at: 9_000 }
const first = {
  registration: { name: 'a' },
  attempt: { key: 'key-1', at: 1_000 },
  honeypot: '',
  offers: false,
}
const second = {
  registration: { name: 'b' },
  attempt: { key: 'key-2', at: 2_000 },
  honeypot: '',
  offers: false,
}
const open = [first, second].reduce(rememberSubmission, [])

describe('the unacknowledged submissions', () => {
  it('[A-50] are identified by their content', () => {
    expect(open).toStrictEqual([
      { content: '[{"name":"a"},"",false]', attempt: first.attempt },
      { content: '[{"name":"b"},"",false]', attempt: second.attempt },
    ])
  })

  it('[A-50] are remembered once, however often they are sent', () => {
    expect(rememberSubmission(open, first)).toStrictEqual(open)
  })

  it('[A-50] are remembered under each key: what is sent again after a day has a new one, which is repeated from then on', () => {
    const dayLater = { key: 'key-8', at: first.attempt.at + 86_400_000 }
    const both = rememberSubmission(open, { ...first, attempt: dayLater })
    expect(both).toStrictEqual([...open, { content: '[{"name":"a"},"",false]', attempt: dayLater }])
    const again = { key: 'key-9', at: dayLater.at + 1 }
    expect(
      prepareSubmission(both, E.right(first.registration), again, { honeypot: '', offers: false }),
    ).toStrictEqual(O.some({ ...first, attempt: dayLater }))
  })

  it('[A-50] are removed by key, each separately', () => {
    expect(forgetSubmission(open, 'key-1')).toStrictEqual([open[1]])
    expect(forgetSubmission(open, 'key-3')).toStrictEqual(open)
  })
})

describe('prepareSubmission', () => {
  it('[M-083] creates a new submission if none is open', () => {
    expect(
      prepareSubmission([], E.right('form'), fresh, { honeypot: 'honeypot', offers: false }),
    ).toStrictEqual(O.some({ registration: 'form', attempt: fresh, honeypot: 'honeypot', offers: false }))
  })

  it.each([first, second])('[M-085, A-50] sends an open one again with its key and time: %j', (sent) => {
    expect(
      prepareSubmission(open, E.right(sent.registration), fresh, { honeypot: '', offers: false }),
    ).toStrictEqual(O.some(sent))
  })

  it.each([
    { what: 'the registration', registration: { name: 'c' }, honeypot: '', offers: false },
    { what: 'consent to offers', registration: { name: 'a' }, honeypot: '', offers: true },
    {
      what: 'a registration with a filled honeypot',
      registration: { name: 'a' },
      honeypot: 'x',
      offers: false,
    },
  ])('[M-085] creates a new one if $what differs', ({ registration, honeypot, offers }) => {
    expect(prepareSubmission(open, E.right(registration), fresh, { honeypot, offers })).toStrictEqual(
      O.some({ registration, attempt: fresh, honeypot, offers }),
    )
  })

  it('[A-50] creates a new one once it was acknowledged', () => {
    expect(
      prepareSubmission(forgetSubmission(open, 'key-1'), E.right(first.registration), fresh, {
        honeypot: '',
        offers: false,
      }),
    ).toStrictEqual(O.some({ ...first, attempt: fresh }))
  })

  it('[A-50] creates a new one a day after it was sent, even if it was never acknowledged', () => {
    const sentAgain = (after: number) =>
      prepareSubmission(
        open,
        E.right(first.registration),
        { key: 'key-9', at: first.attempt.at + after },
        { honeypot: '', offers: false },
      )
    expect(sentAgain(86_399_999)).toStrictEqual(O.some(first))
    // The clock was set back.
    expect(sentAgain(-86_400_001)).toStrictEqual(O.some(first))
    expect(sentAgain(86_400_000)).toStrictEqual(
      O.some({ ...first, attempt: { key: 'key-9', at: first.attempt.at + 86_400_000 } }),
    )
  })

  it('[M-083] creates none from an incomplete form', () => {
    expect(
      prepareSubmission(open, E.left('nameRequired'), fresh, { honeypot: '', offers: false }),
    ).toStrictEqual(O.none)
  })
})
