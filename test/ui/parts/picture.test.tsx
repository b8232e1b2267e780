import { fireEvent, render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Picture } from '../../../src/ui/parts/picture'

const showPicture = (src: string | undefined) => {
  const { container, rerender } = render(<Picture src={src} alt="Viên tim" />)
  const picture = container.querySelector('img')
  if (picture === null) throw new Error('no picture')
  return { picture, redraw: (another: string) => rerender(<Picture src={another} alt="Viên tim" />) }
}
const shown = (picture: Element) => [picture.getAttribute('src'), picture.getAttribute('alt')]

describe('a picture', () => {
  it.each([
    { src: '/a.svg', drawn: '/a.svg' },
    { src: '', drawn: '/pictures/site/no-picture.svg' },
    { src: undefined, drawn: '/pictures/site/no-picture.svg' },
  ])('[M-048] with the URL $src is loaded from $drawn', ({ src, drawn }) => {
    expect(shown(showPicture(src).picture)).toStrictEqual([drawn, 'Viên tim'])
  })

  it('[M-048] that fails to load is replaced by a placeholder, and the next URL is tried', () => {
    const { picture, redraw } = showPicture('/dead.svg')
    fireEvent.error(picture)
    expect(shown(picture)).toStrictEqual(['/pictures/site/no-picture.svg', 'Viên tim'])
    redraw('/a.svg')
    expect(shown(picture)).toStrictEqual(['/a.svg', 'Viên tim'])
  })
})
