import { describe, expect, it } from 'vitest'
import { messengerLink } from '../../../src/domain/site/messenger-link'

const links = {
  messengerMobile: 'https://m.me/trang-mau',
  messengerWeb: 'https://www.facebook.com/messages/t/trang-mau',
}

describe('messengerLink', () => {
  it.each([
    ['MOBILE', 'https://m.me/trang-mau'],
    ['WEB', 'https://www.facebook.com/messages/t/trang-mau'],
  ] as const)('[M-096, A-33] on %s is %s', (device, link) => {
    expect(messengerLink(links, device)).toBe(link)
  })
})
