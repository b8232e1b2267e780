import { describe, expect, it } from 'vitest'
import { isMailAddress, isPublicMailAddress } from '../../../src/domain/site/mail-address'

describe('an address of mail', () => {
  it.each([
    ['lienhe@namvung.vn', true, true],
    ['a.b+c@mail.namvung.vn', true, true],
    ['root@localhost', true, false],
    ['lienhe@.vn', true, false],
    ['lienhe@namvung.', true, false],
    ['lienhe', false, false],
    ['@namvung.vn', false, false],
    ['lienhe@', false, false],
    ['hai@ba@namvung.vn', false, false],
    ['hai ba@namvung.vn', false, false],
    ['hai,ba@namvung.vn', false, false],
    ['Nam <hai@namvung.vn>', false, false],
    ['mailto:hai@namvung.vn', false, false],
  ])('[M-023] %s: %s, of visitors: %s', (text, isUsable, isPublic) => {
    expect([isMailAddress(text), isPublicMailAddress(text)]).toStrictEqual([isUsable, isPublic])
  })
})
