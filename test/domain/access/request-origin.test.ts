import { describe, expect, it } from 'vitest'
import {
  isForDesk,
  isFormFromElsewhere,
  isFromOtherSite,
  isSentByDesk,
} from '../../../src/domain/access/request-origin'

const ORIGIN = 'https://desk.example:8443'

describe('a request to the staff’s desk', () => {
  it.each(['desk.example:8443', 'DESK.example:8443'])(
    '[P-016] is for it if it names its host: %s',
    (host) => {
      expect(isForDesk({ host }, ORIGIN)).toBe(true)
    },
  )

  it.each([
    { why: 'has another port', host: 'desk.example' },
    { why: 'only begins like it', host: 'desk.example:8443.evil.example' },
    { why: 'is another', host: 'evil.example' },
    { why: 'is missing', host: undefined },
  ])('[P-016] is not for it if the host $why', ({ host }) => {
    expect(isForDesk({ host }, ORIGIN)).toBe(false)
  })

  it.each([
    { why: 'says so', site: 'same-origin' },
    { why: 'does not know where it came from', site: undefined },
  ])('[P-016] may change something if a page of the desk sent it and the browser $why', ({ site }) => {
    expect(isSentByDesk({ origin: ORIGIN, site }, ORIGIN)).toBe(true)
  })

  it.each([
    { why: 'another host of the site', origin: ORIGIN, site: 'same-site' },
    { why: 'another site', origin: ORIGIN, site: 'cross-site' },
    { why: 'the address bar', origin: ORIGIN, site: 'none' },
    { why: 'the same host without TLS', origin: 'http://desk.example:8443', site: 'same-origin' },
    { why: 'another port', origin: 'https://desk.example', site: 'same-origin' },
    { why: 'a page without an origin', origin: 'null', site: 'same-origin' },
    { why: 'a program that names none', origin: undefined, site: 'same-origin' },
  ])('[P-016] changes nothing if it came from $why', ({ origin, site }) => {
    expect(isSentByDesk({ origin, site }, ORIGIN)).toBe(false)
  })

  it.each(['cross-site', 'same-site'])('[P-016] came from elsewhere: %s', (site) => {
    expect(isFromOtherSite({ site })).toBe(true)
  })

  it.each(['same-origin', 'none', undefined])('[P-016] did not come from elsewhere: %s', (site) => {
    expect(isFromOtherSite({ site })).toBe(false)
  })
})

describe('the form of a visitor', () => {
  it.each([
    { why: 'the browser names another site', site: 'cross-site', fromHost: 'namthu.example' },
    { why: 'the browser names another host of the site', site: 'same-site', fromHost: 'namthu.example' },
    { why: 'its origin has another host', site: undefined, fromHost: 'other.example' },
    { why: 'its origin has another port', site: undefined, fromHost: 'namthu.example:8080' },
    { why: 'its origin is hidden', site: undefined, fromHost: null },
  ])('[P-001] is from elsewhere if $why', ({ site, fromHost }) => {
    expect(isFormFromElsewhere({ site, fromHost }, 'namthu.example')).toBe(true)
  })

  it.each([
    { why: 'the browser says so', site: 'same-origin', fromHost: 'other.example' },
    { why: 'the visitor opened the address', site: 'none', fromHost: undefined },
    { why: 'its origin has the same host', site: undefined, fromHost: 'namthu.example' },
    { why: 'it names no sender', site: undefined, fromHost: undefined },
  ])('[P-001] is from the site itself if $why', ({ site, fromHost }) => {
    expect(isFormFromElsewhere({ site, fromHost }, 'namthu.example')).toBe(false)
  })
})
