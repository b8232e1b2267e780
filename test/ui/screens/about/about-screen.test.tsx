import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { AboutScreen } from '../../../../src/ui/screens/about/about-screen'
import { renderView } from '../../../support/views/render-view'

describe('the about page', () => {
  it('[M-007, A-04] has a heading and its parts, in order', () => {
    renderView(<AboutScreen />)
    expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toStrictEqual([
      'Về Nam Thử',
    ])
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toStrictEqual([
      'Cam kết của chúng tôi',
      'Đội ngũ bác sĩ',
      'Đơn vị vận hành',
    ])
  })

  it('[A-04, A-11] shows the company and its contacts', () => {
    renderView(<AboutScreen />)
    const company = within(screen.getByRole('region', { name: 'Đơn vị vận hành' }))
    expect(company.getByText('Công ty Thử')).toBeDefined()
    expect(company.getByText('Số 0, phố Thử, Hà Nội')).toBeDefined()
    expect(company.getAllByRole('link').map((link) => link.getAttribute('href'))).toStrictEqual([
      'tel:0900000001',
      'mailto:lienhe@namthu.example',
    ])
  })
})
