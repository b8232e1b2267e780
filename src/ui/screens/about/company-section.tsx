import { useAppContext } from '../../context/app-context'
import { registeredFacts } from '../../copy/company'
import { ContactLines } from '../../parts/contact-lines'
import { Facts } from '../../parts/facts'
import { Section } from '../../parts/section'

export const CompanySection = () => {
  const { company } = useAppContext().site
  return (
    <Section id="don-vi-van-hanh" title="Đơn vị vận hành" tone="sand">
      <div className="card-surface grid gap-6 p-6 md:grid-cols-2 md:p-8">
        <div>
          <p className="text-lg font-bold">{company.name}</p>
          <Facts facts={registeredFacts({ company })} className="mt-2" />
        </div>
        <ContactLines />
      </div>
    </Section>
  )
}
