import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../../support/views/render-app'

describe('a path that shows nothing', () => {
  it('[M-012] shows the not-found screen with a link home', async () => {
    const { visitor, history } = renderApp('/khong-co')
    await screen.findByRole('heading', { level: 1, name: 'Không tìm thấy trang này' })
    await visitor.click(screen.getByRole('link', { name: 'Về trang chủ' }))
    expect(history).toStrictEqual(['/khong-co', '/'])
  })
})
