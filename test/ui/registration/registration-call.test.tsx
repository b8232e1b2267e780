import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createSubmitMembership } from '../../../src/adapters/services/submit-registration'
import { membershipRow } from '../../../src/domain/registration/membership'
import { MembershipDialog } from '../../../src/ui/membership/membership-dialog'
import { aMembership } from '../../support/fixtures/a-membership'
import { aSite } from '../../support/fixtures/a-site'
import { personName } from '../../support/fixtures/people'
import { renderView } from '../../support/views/render-view'

describe('a registration from its dialog', () => {
  it('[M-132] is one call with one row, of which only the status is read', async () => {
    const at = Date.UTC(2026, 10, 21, 1, 2, 3)
    const calls: Array<[string, unknown]> = []
    const { visitor } = renderView(<MembershipDialog planId={2} onClose={() => {}} />, {
      ports: {
        newAttempt: () => ({ key: 'key-1', at }),
        submitMembership: createSubmitMembership({
          fetch: async (url, init) => {
            calls.push([String(url), JSON.parse(String(init?.body))])
            return new Response('whatever', { status: 200 })
          },
          wait: async () => {},
          consentVersion: '2026-01',
          sheet: aSite.sheets.members,
        }),
      },
    })
    await visitor.type(screen.getByLabelText('Họ và tên'), 'Người Thử')
    await visitor.type(screen.getByLabelText('Số điện thoại'), '0900000001')
    await visitor.click(screen.getByRole('button', { name: 'Đăng ký' }))
    await screen.findByRole('status')
    expect(calls).toStrictEqual([
      [
        '/order-service/api/products/data/google-import?id=bang-hoi-vien&range=HoiVien',
        [membershipRow(aMembership({ name: personName('Người Thử'), planTitle: 'Gói Deluxe' }), at)],
      ],
    ])
  })

  it.each([
    { offers: false, ticks: false, header: null },
    { offers: true, ticks: false, header: null },
    { offers: true, ticks: true, header: '2026-01' },
  ])(
    '[P-020] names a version for offers only if the box was ticked: %j',
    async ({ offers, ticks, header }) => {
      const headers: Array<Headers> = []
      const { visitor } = renderView(<MembershipDialog planId={2} onClose={() => {}} />, {
        site: { ...aSite, consent: { ...aSite.consent, offers } },
        ports: {
          newAttempt: () => ({ key: 'key-1', at: 1_000 }),
          submitMembership: createSubmitMembership({
            fetch: async (_url, init) => {
              headers.push(new Headers(init?.headers))
              return new Response(null, { status: 200 })
            },
            wait: async () => {},
            consentVersion: '2026-01',
            sheet: aSite.sheets.members,
          }),
        },
      })
      await visitor.type(screen.getByLabelText('Họ và tên'), 'Người Thử')
      await visitor.type(screen.getByLabelText('Số điện thoại'), '0900000001')
      if (ticks) await visitor.click(screen.getByRole('checkbox', { name: /ưu đãi/ }))
      await visitor.click(screen.getByRole('button', { name: 'Đăng ký' }))
      await screen.findByRole('status')
      expect(headers.map((each) => each.get('X-Offers-Version'))).toStrictEqual([header])
      if (offers) expect(screen.getByRole('checkbox', { name: /ưu đãi/ })).toHaveProperty('checked', false)
    },
  )
})
