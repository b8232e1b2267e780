import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { LooseTitle } from '../../../src/ui/parts/loose-title'

describe('the title of a narrow card', () => {
  it('[M-037] may break within a word on a phone, never between a number and its unit', () => {
    const { container } = render(<LooseTitle text={'Vòng\u00a0bụng 90\u00a0cm: vì sao'} />)
    expect(container.textContent).toBe('Vòng bụng 90\u00a0cm: vì sao')
    expect(
      Array.from(container.children, ({ className, textContent }) => [textContent, className]),
    ).toStrictEqual([
      ['Vòng bụng', 'sm:whitespace-nowrap'],
      ['90\u00a0cm:', 'sm:whitespace-nowrap'],
    ])
  })
})
