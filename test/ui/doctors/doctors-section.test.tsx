import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { DOCTORS } from '../../../src/ui/copy/about'
import { DoctorsSection } from '../../../src/ui/doctors/doctors-section'
import { aSite } from '../../support/fixtures/a-site'
import { renderView } from '../../support/views/render-view'

describe('the doctors on the home page', () => {
  it('[M-033] are exactly three buttons, named by the doctor', () => {
    renderView(<DoctorsSection />)
    const region = within(screen.getByRole('region', { name: 'Đội ngũ bác sĩ' }))
    expect(region.getAllByRole('button')).toStrictEqual(
      ['BS. Nguyễn Văn Mẫu', 'BS. Trần Thị Mẫu', 'ThS.BS. Lê Văn Mẫu'].map((name) =>
        region.getByRole('button', { name }),
      ),
    )
  })

  it.each(DOCTORS)('[M-033] open the profile of $name', async (doctor) => {
    const { visitor } = renderView(<DoctorsSection />)
    await visitor.click(screen.getByRole('button', { name: doctor.name }))
    await screen.findByText(doctor.description)
    const profile = within(screen.getByRole('dialog', { name: doctor.name }))
    expect(profile.getByRole('img').getAttribute('src')).toBe(doctor.avatar)
    expect(profile.getByRole('heading', { name: doctor.name })).toBeDefined()
    expect(profile.getByText(doctor.specialty)).toBeDefined()
    expect(profile.getByText(doctor.description)).toBeDefined()
    expect(profile.getAllByRole('listitem').map(({ textContent }) => textContent)).toStrictEqual(
      doctor.credentials,
    )
    expect(profile.getByRole('link', { name: 'Nhắn Zalo' }).getAttribute('href')).toBe(aSite.links.chat)
    await visitor.click(profile.getByRole('button', { name: 'Đóng' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
