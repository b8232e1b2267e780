import { describe, expect, it } from 'vitest'
import { isMailAddress, isPublicMailAddress } from '../../../src/domain/site/mail-address'

describe('an address of mail', () => {
  it.each(['lienhe@namvung.vn', 'a.b+c@mail.namvung.vn'])('[M-023] can be shown to visitors: %s', (text) => {
    expect([isMailAddress(text), isPublicMailAddress(text)]).toStrictEqual([true, true])
  })

  it.each([
    { why: 'an account of the machine', text: 'root@localhost' },
    { why: 'a domain that begins with a point', text: 'lienhe@.vn' },
    { why: 'a domain that ends with a point', text: 'lienhe@namvung.' },
  ])('[M-023] can be sent to, but not shown to visitors: $why', ({ text }) => {
    expect([isMailAddress(text), isPublicMailAddress(text)]).toStrictEqual([true, false])
  })

  it.each([
    { why: 'no @', text: 'lienhe' },
    { why: 'nobody', text: '@namvung.vn' },
    { why: 'no host', text: 'lienhe@' },
    { why: 'two @', text: 'hai@ba@namvung.vn' },
    { why: 'a blank', text: 'hai ba@namvung.vn' },
    { why: 'a comma, which separates addresses', text: 'hai,ba@namvung.vn' },
    { why: 'a name around it', text: 'Nam <hai@namvung.vn>' },
    { why: 'the scheme of a link', text: 'mailto:hai@namvung.vn' },
  ])('[M-023] is none with $why: $text', ({ text }) => {
    expect([isMailAddress(text), isPublicMailAddress(text)]).toStrictEqual([false, false])
  })
})
