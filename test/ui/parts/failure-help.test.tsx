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
})
