import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { FailureHelp } from '../../../src/ui/parts/failure-help'
import { renderView } from '../../support/views/render-view'

describe('a failed registration', () => {
  it('[M-085, A-28] shows hotline and Zalo beside the notification', () => {
    renderView(<FailureHelp />)
    expect(screen.getByRole('alert').textContent).toBe('Hệ thống bận. Vui lòng thao tác lại sau!')
    expect(
      screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    ).toStrictEqual([
      ['0900 000 001', 'tel:0900000001'],
      ['Zalo', 'https://zalo.example/nam-thu'],
    ])
  })

  it.each([
    {
      isOnline: true,
      text: /^Thông tin bạn nhập vẫn còn nguyên\. Vui lòng đợi một lát rồi bấm “Đăng ký” lần nữa\./,
    },
    {
      isOnline: false,
      text: /^Máy bạn vừa mất mạng\. Thông tin bạn nhập vẫn còn nguyên\. Khi có mạng lại, bạn bấm “Đăng ký” lần nữa\./,
    },
  ])('[M-085, A-28] says below it what to do, with a network: $isOnline', ({ isOnline, text }) => {
    renderView(<FailureHelp />, { ports: { readIsOnline: () => isOnline } })
    expect(screen.getByRole('alert').textContent).toBe('Hệ thống bận. Vui lòng thao tác lại sau!')
    expect(screen.getByRole('alert').nextElementSibling?.textContent).toMatch(text)
    expect(screen.getAllByRole('link')).toHaveLength(2)
  })
})
