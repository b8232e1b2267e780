import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { OpenRegistrations } from '../../../src/ui/app/open-registrations'
import { MembershipButton } from '../../../src/ui/membership/membership-button'
import { renderView } from '../../support/views/render-view'

describe('a button that opens the membership dialog', () => {
  it.each([
    { row: 'M-030, M-088', packageValue: 0, plan: 'Gói Premium', why: 'no package is asked for' },
    { row: 'M-076', packageValue: 1, plan: 'Gói Premium', why: 'package 1' },
    { row: 'M-077', packageValue: 2, plan: 'Gói Deluxe', why: 'package 2' },
  ] as const)('[$row] opens it with $plan selected: $why', async ({ packageValue, plan }) => {
    const { visitor } = renderView(
      <>
        <MembershipButton packageValue={packageValue}>MỞ</MembershipButton>
        <OpenRegistrations />
      </>,
    )
    expect(screen.queryByRole('dialog')).toBeNull()
    await visitor.click(screen.getByRole('button', { name: 'MỞ' }))
    await screen.findByLabelText('Họ và tên')
    expect(screen.getByRole('dialog', { name: 'Đăng ký hội viên' })).toBeDefined()
    expect(screen.getAllByRole<HTMLInputElement>('radio').filter((radio) => radio.checked)).toStrictEqual([
      screen.getByRole('radio', { name: plan }),
    ])
  })

  it('[A-29] resets the dialog each time', async () => {
    const { visitor } = renderView(
      <>
        <MembershipButton packageValue={0}>MỞ</MembershipButton>
        <OpenRegistrations />
      </>,
    )
    await visitor.click(screen.getByRole('button', { name: 'MỞ' }))
    await visitor.click(await screen.findByRole('radio', { name: 'Gói Deluxe' }))
    await visitor.click(screen.getByRole('button', { name: 'Đóng' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await visitor.click(screen.getByRole('button', { name: 'MỞ' }))
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Gói Premium' })).checked).toBe(true)
  })
})
