import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { OrderSteps } from '../../../src/ui/help/order-steps'
import { aSite } from '../../support/fixtures/a-site'
import { renderView } from '../../support/views/render-view'

describe('the steps of an order', () => {
  it('[M-035, M-052] are three, without terms that the operator has not stated', () => {
    renderView(<OrderSteps heading="h3" />)
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Cách đặt hàng')
    expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(3)
    expect(screen.queryByRole('term')).toBeNull()
  })

  it('[M-035, M-052] contain only the terms that are stated', () => {
    const site = { ...aSite, delivery: { ...aSite.delivery, fee: '30.000 đ', payment: 'Khi nhận hàng' } }
    renderView(<OrderSteps heading="h2" />, { site })
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toStrictEqual([
      'Phí giao hàng',
      'Thanh toán',
    ])
    expect(screen.getAllByRole('definition').map((text) => text.textContent)).toStrictEqual([
      '30.000\u00a0đ',
      'Khi nhận hàng',
    ])
  })
})
