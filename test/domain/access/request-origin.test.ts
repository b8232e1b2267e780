import { describe, expect, it } from 'vitest'
import { isForDesk, isFromOtherSite, isSentByDesk } from '../../../src/domain/access/request-origin'

const ORIGIN = 'https://desk.example:8443'

describe('a request to the staff’s desk', () => {
  it.each([
    ['desk.example:8443', true],
    ['DESK.example:8443', true],
    ['desk.example', false],
    ['desk.example:8443.evil.example', false],
    ['evil.example', false],
    [undefined, false],
  ])('[P-016] is for it if it names its host: %s', (host, expected) => {
    expect(isForDesk({ host }, ORIGIN)).toBe(expected)
  })

  it.each([
    [ORIGIN, 'same-origin', true],
    [ORIGIN, undefined, true],
    [ORIGIN, 'same-site', false],
    [ORIGIN, 'cross-site', false],
    [ORIGIN, 'none', false],
    ['http://desk.example:8443', 'same-origin', false],
    ['https://desk.example', 'same-origin', false],
    ['null', 'same-origin', false],
    [undefined, 'same-origin', false],
  ])('[P-016] changes something only if a page of the desk sent it: %s, %s', (origin, site, expected) => {
    expect(isSentByDesk({ origin, site }, ORIGIN)).toBe(expected)
  })

  it.each([
    ['cross-site', true],
    ['same-site', true],
    ['same-origin', false],
    ['none', false],
    [undefined, false],
  ])('[P-016] came from elsewhere: %s', (site, expected) => {
    expect(isFromOtherSite({ site })).toBe(expected)
  })
})
