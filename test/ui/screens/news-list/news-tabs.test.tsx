import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../../support/views/render-app'

const tab = (name: string) => screen.getByRole('tab', { name })

describe('the tabs by keyboard', () => {
  it.each(['{ArrowRight}', '{ArrowLeft}'])(
    '[M-060] change with %s, and the focus moves along',
    async (key) => {
      const { visitor, history } = renderApp('/app-news/list')
      await screen.findByRole('tab', { name: 'Tin tức' })
      tab('Podcast kiến thức').focus()
      await visitor.keyboard(key)
      expect(history).toStrictEqual(['/app-news/list', '/app-news/list?tabIdx=1'])
      expect(document.activeElement).toBe(tab('Tin tức'))
      expect(screen.getByRole('tabpanel', { name: 'Tin tức' })).toBeDefined()
    },
  )

  it('[M-060] do not change for any other key', async () => {
    const { visitor, history } = renderApp('/app-news/list')
    await screen.findByRole('tab', { name: 'Tin tức' })
    tab('Podcast kiến thức').focus()
    await visitor.keyboard('{ArrowDown}')
    expect(history).toStrictEqual(['/app-news/list'])
  })
})
