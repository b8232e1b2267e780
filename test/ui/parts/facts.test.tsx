import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Facts } from '../../../src/ui/parts/facts'
import { LinkedText } from '../../../src/ui/parts/linked-text'
import { BuyingFacts } from '../../../src/ui/screens/product-detail/buying-facts'
import { renderView } from '../../support/views/render-view'

beforeEach(() => {
  vi.spyOn(console, 'error')
})
afterEach(() => {
  vi.restoreAllMocks()
})

const shownTwice = (text: string) => {
  expect(screen.getAllByText(text)).toHaveLength(2)
  expect(console.error).not.toHaveBeenCalled()
}

describe('what stands twice in a content', () => {
  it('[M-053] is shown twice as a term', () => {
    const fact = { term: 'Thành phần', text: 'Nghệ' }
    renderView(<Facts facts={[fact, { ...fact, text: 'Gừng' }]} />)
    shownTwice('Thành phần')
  })

  it('[M-053] is shown twice as a fact of a pack', () => {
    renderView(<BuyingFacts description={'Quy cách: hộp 10 viên.\nQuy cách: hộp 20 viên.'} />)
    shownTwice('Quy cách')
  })

  it('[M-053] is shown twice as a link', () => {
    renderView(<LinkedText text="Xem Chính sách đổi trả, rồi lại Chính sách đổi trả." />)
    shownTwice('Chính sách đổi trả')
  })
})
