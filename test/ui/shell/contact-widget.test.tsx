import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { DeviceType } from '../../../src/domain/screen/device-type'
import { ContactWidget } from '../../../src/ui/shell/contact-widget'
import { renderView } from '../../support/views/render-view'

const showWidget = (device: DeviceType = 'WEB') =>
  renderView(<ContactWidget />, { ports: { readDeviceType: () => device } }).visitor

const toggle = () => screen.getByRole('button', { name: 'Liên hệ' })
const linkNames = () => screen.queryAllByRole('link').map((link) => link.ariaLabel)

describe('the contact widget', () => {
  it('[M-095] starts collapsed', () => {
    showWidget()
    expect(toggle().getAttribute('aria-expanded')).toBe('false')
    expect(linkNames()).toStrictEqual([])
  })

  it('[M-095] reveals three ways to get in touch, and hides them again', async () => {
    const visitor = showWidget()
    await visitor.click(toggle())
    expect(toggle().getAttribute('aria-expanded')).toBe('true')
    expect(linkNames()).toStrictEqual(['Chat Zalo', 'Messenger', 'Gọi điện'])
    await visitor.click(toggle())
    expect(toggle().getAttribute('aria-expanded')).toBe('false')
    expect(linkNames()).toStrictEqual([])
  })

  it('[M-095] collapses by Esc, which returns the focus to the toggle', async () => {
    const visitor = showWidget()
    await visitor.click(toggle())
    screen.getByRole('link', { name: 'Messenger' }).focus()
    await visitor.keyboard('{Escape}')
    expect(linkNames()).toStrictEqual([])
    expect(document.activeElement).toBe(toggle())
  })

  it.each([
    { device: 'MOBILE', href: 'https://messenger.example/mobile' },
    { device: 'WEB', href: 'https://messenger.example/web' },
  ] as const)('[M-096, A-33] leads to Messenger on $device by $href', async ({ device, href }) => {
    const visitor = showWidget(device)
    await visitor.click(toggle())
    expect(screen.getByRole('link', { name: 'Messenger' }).getAttribute('href')).toBe(href)
  })

  it('[M-097] dials the hotline, and opens Zalo in a new tab', async () => {
    const visitor = showWidget()
    await visitor.click(toggle())
    expect(screen.getByRole('link', { name: 'Gọi điện' }).getAttribute('href')).toBe('tel:0900000001')
    const zalo = screen.getByRole('link', { name: 'Chat Zalo' })
    expect([zalo.getAttribute('href'), zalo.getAttribute('target')]).toStrictEqual([
      'https://zalo.example/nam-thu',
      '_blank',
    ])
  })
})
