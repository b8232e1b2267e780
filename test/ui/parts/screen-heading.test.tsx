import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Link, Route } from 'wouter'
import { ScreenHeading } from '../../../src/ui/parts/screen-heading'
import { renderView } from '../../support/views/render-view'

const heading = () => screen.getByRole('heading', { level: 1 })

describe('a screen’s heading', () => {
  it.each([
    { title: 'Về chúng tôi', named: 'Về chúng tôi | Nam Thử' },
    { title: '', named: 'Nam Thử' },
  ])('[M-005, M-007] names the document "$named"', ({ title, named }) => {
    renderView(<ScreenHeading title={title}>Khẩu hiệu</ScreenHeading>)
    expect([document.title, heading().textContent]).toStrictEqual([named, 'Khẩu hiệu'])
  })

  it('[M-004] does not take the focus on the first screen', () => {
    renderView(<ScreenHeading title="Một" />)
    expect(document.activeElement).toBe(document.body)
  })

  it.each(['Màn hình hai', ''])('[M-004] takes the focus after a route change: "%s"', (title) => {
    renderView(
      <>
        <Link href="/hai">Hai</Link>
        <Route path="/hai">
          <ScreenHeading title={title} />
        </Route>
      </>,
    )
    fireEvent.click(screen.getByRole('link', { name: 'Hai' }))
    expect(document.activeElement).toBe(heading())
  })
})
