import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import { prepareSubmission } from '../../../src/domain/registration/prepare-submission'

const fresh = { key: 'key-2', at: 2_000 }
const earlier = { registration: 'first', attempt: { key: 'key-1', at: 1_000 }, trap: '' }

describe('prepareSubmission', () => {
  it('[M-083] makes a new submission where none failed before', () => {
    expect(prepareSubmission(O.none, E.right('form'), fresh, 'trap')).toStrictEqual(
      O.some({ registration: 'form', attempt: fresh, trap: 'trap' }),
    )
  })

  it('[M-085] sends the failed one again, key and moment included, where it says the same', () => {
    expect(prepareSubmission(O.some(earlier), E.right('first'), fresh, '')).toStrictEqual(O.some(earlier))
  })

  it.each([
    { what: 'the registration', registration: 'second', trap: '' },
    { what: 'what the trap caught', registration: 'first', trap: 'x' },
  ])('[M-085] sends a new one where $what is another', ({ registration, trap }) => {
    expect(prepareSubmission(O.some(earlier), E.right(registration), fresh, trap)).toStrictEqual(
      O.some({ registration, attempt: fresh, trap }),
    )
  })

  it('[M-083] makes none of a form that is not complete', () => {
    expect(prepareSubmission(O.none, E.left('nameRequired'), fresh, '')).toStrictEqual(O.none)
  })

  it('[M-083] makes none of a form that is no longer complete', () => {
    expect(prepareSubmission(O.some(earlier), E.left('nameRequired'), fresh, '')).toStrictEqual(O.none)
  })
})
