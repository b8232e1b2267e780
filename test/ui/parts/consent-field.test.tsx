import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { ConsentChange } from '../../../src/domain/registration/consent'
import type { Site } from '../../../src/domain/site/site'
import { FORM_COPY } from '../../../src/ui/copy/forms'
import { ConsentField } from '../../../src/ui/parts/consent-field'
import { aSite } from '../../support/fixtures/a-site'
import { mustNotBeCalled } from '../../support/must-not-be-called'
import { renderView } from '../../support/views/render-view'

const siteAsking = (mode: Site['consent']['mode']): Site => ({
  ...aSite,
  consent: { ...aSite.consent, mode },
})
const box = () =>
  screen.getByRole('checkbox', { name: /^Tôi đồng ý để Nam Thử xử lý thông tin này và gọi lại cho tôi\./ })

describe('the consent as a notice', () => {
  it('[M-078, M-087] states the recipient, the purpose and the sensitivity, without a checkbox', () => {
    const { container } = renderView(
      <ConsentField offers={false} given error={null} disabled={false} onGive={mustNotBeCalled('onGive')} />,
      { site: siteAsking('notice') },
    )
    expect(container.textContent).toBe(
      'Khi bấm “Đăng ký”, bạn đồng ý để chúng tôi xử lý thông tin này và gọi lại cho bạn. ' +
        'Công ty Thử chỉ dùng thông tin này để xử lý yêu cầu và hỗ trợ bạn. ' +
        'Đây là dữ liệu cá nhân nhạy cảm, có thể hé lộ thông tin về sức khỏe và đời sống tình dục, và được giữ kín theo Điều khoản bảo mật.',
    )
    expect(screen.queryByRole('checkbox')).toBeNull()
  })
})

describe('a foreign service that receives registrations', () => {
  it.each(['notice', 'checkbox'] as const)('[M-078, M-087] is named beside the button: %s', (mode) => {
    const { container } = renderView(
      <ConsentField
        offers={false}
        given={false}
        error={null}
        disabled={false}
        onGive={mustNotBeCalled('onGive')}
      />,
      { site: siteAsking(mode), recipient: 'Google Sheets' },
    )
    expect(container.textContent).toMatch(
      / theo Điều khoản bảo mật\. Đăng ký được lưu trên Google Sheets, dịch vụ có máy chủ ở nước ngoài\.$/,
    )
  })
})

describe('the consent as a box', () => {
  const showField = (differing: { given?: boolean; error?: string; disabled?: boolean } = {}) => {
    const onGive = vi.fn<(change: ConsentChange) => void>()
    renderView(
      <ConsentField
        offers={false}
        given={false}
        error={null}
        disabled={false}
        onGive={onGive}
        {...differing}
      />,
      {
        site: siteAsking('checkbox'),
      },
    )
    return onGive
  }

  it.each([false, true])('[M-078, M-087] has the state of the form: %s, and reports a change', (given) => {
    const onGive = showField({ given })
    expect(box()).toHaveProperty('checked', given)
    fireEvent.click(box())
    expect(onGive.mock.calls).toStrictEqual([[{ given: !given }]])
  })

  it('[M-078, M-087] is associated with its error message', () => {
    showField({ error: 'Vui lòng đánh dấu đồng ý để chúng tôi gọi lại cho bạn!' })
    expect(box().getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(box().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Vui lòng đánh dấu đồng ý để chúng tôi gọi lại cho bạn!',
    )
  })

  it('[M-083] cannot be changed while the form is being sent', () => {
    showField({ disabled: true })
    expect(box().matches(':disabled')).toBe(true)
  })
})

describe('the box for offers', () => {
  const offersBox = () => screen.queryByRole('checkbox', { name: /^Tôi muốn nhận thông báo ưu đãi/ })
  const showField = (offers: boolean, mode: Site['consent']['mode'] = 'notice') => {
    const onGive = vi.fn<(change: ConsentChange) => void>()
    const { consent } = siteAsking(mode)
    const { container } = renderView(
      <ConsentField offers={false} given error={null} disabled={false} onGive={onGive} />,
      { site: { ...aSite, consent: { ...consent, offers } } },
    )
    return { onGive, text: container.textContent }
  }

  it('[M-099] is absent unless the site asks, and no notice speaks of offers', () => {
    const { text } = showField(false)
    expect(offersBox()).toBeNull()
    expect(text).not.toContain('ưu đãi')
  })

  it.each(['notice', 'checkbox'] as const)(
    '[M-099, P-020] is one of its own, never ticked before, and reports a change: %s',
    (mode) => {
      const { onGive } = showField(true, mode)
      const found = offersBox()
      expect(found).toHaveProperty('checked', false)
      expect(found?.getAttribute('value')).toBe(mode === 'checkbox' ? 'ticked 2026-01' : '2026-01')
      fireEvent.click(found ?? document.body)
      expect(onGive.mock.calls).toStrictEqual([[{ given: true, purpose: 'offers' }]])
    },
  )
})

describe('the label of the box for offers', () => {
  it.each([FORM_COPY.name, FORM_COPY.phone, FORM_COPY.plan, FORM_COPY.consent])(
    '[M-078, M-087] does not contain that of another field: %s',
    (label) => {
      expect(FORM_COPY.offers.toLowerCase()).not.toContain(label.toLowerCase())
    },
  )
})

describe('the link to the privacy policy', () => {
  it.each(['notice', 'checkbox'] as const)(
    '[M-099] opens in a new tab, so that the input is kept: %s',
    (mode) => {
      const { history } = renderView(
        <ConsentField
          offers={false}
          given={false}
          error={null}
          disabled={false}
          onGive={mustNotBeCalled('onGive')}
        />,
        { route: '/app-product-list', site: siteAsking(mode) },
      )
      const link = screen.getByRole('link', { name: 'Điều khoản bảo mật' })
      expect([link.getAttribute('href'), link.getAttribute('target')]).toStrictEqual([
        '/privacy-policy',
        '_blank',
      ])
      fireEvent.click(link)
      expect(history).toStrictEqual(['/app-product-list'])
    },
  )
})
