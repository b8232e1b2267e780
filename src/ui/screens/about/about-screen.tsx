import { useAppContext } from '../../context/app-context'
import { ABOUT_ANCHORS, ABOUT_STORY, aboutPromises } from '../../copy/about'
import { registeredFacts } from '../../copy/company'
import { DoctorsSection } from '../../doctors/doctors-section'
import { ContactLines } from '../../parts/contact-lines'
import { Facts } from '../../parts/facts'
import { CheckIcon } from '../../parts/icons'
import { ScreenHeading } from '../../parts/screen-heading'
import { Section } from '../../parts/section'

const PromisesSection = () => (
  <Section id="cam-ket" title="Cam kết của chúng tôi" tone="sand">
    <ul className="grid gap-5 md:grid-cols-2 md:gap-6 print:grid-cols-2">
      {aboutPromises(useAppContext().site.consent).map(({ title, text }) => (
        <li key={title} className="card-surface flex flex-wrap gap-4 p-6">
          <span className="grid h-11 w-11 shrink-0 place-items-center rounded-full bg-teal-pale text-primary">
            <CheckIcon />
          </span>
          <div className="min-w-[min(100%,9rem)] flex-1">
            <h3 className="text-lg font-bold">{title}</h3>
            <p className="mt-1">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  </Section>
)

const CompanySection = () => {
  const { company } = useAppContext().site
  return (
    <Section id={ABOUT_ANCHORS.company} title="Đơn vị vận hành" tone="sand">
      <div className="card-surface grid gap-6 p-6 md:grid-cols-[2fr_1fr] md:p-8">
        <div>
          <p className="text-lg font-bold">{company.name}</p>
          <Facts facts={registeredFacts({ company })} className="mt-2" />
        </div>
        <div className="md:-mt-2">
          <ContactLines />
        </div>
      </div>
    </Section>
  )
}

/** About the brand (M-007, A-04). */
export const AboutScreen = () => {
  const { brand } = useAppContext().site
  return (
    <>
      <div className="page grid items-center gap-8 py-10 md:py-16 lg:grid-cols-2 lg:gap-14">
        <div>
          <ScreenHeading title={`Về ${brand.name}`} className="text-3xl font-bold md:text-4xl" />
          <p className="mt-2 text-lg font-semibold text-primary">{brand.tagline}</p>
          <div className="mt-5 space-y-4 md:text-lg">
            {ABOUT_STORY.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <img
          src="/pictures/site/about.svg"
          alt="Phòng làm việc: một bác sĩ trò chuyện cùng khách, các đồng nghiệp ngồi bên bàn"
          width="1200"
          height="600"
          className="w-full rounded-box"
        />
      </div>
      <PromisesSection />
      <DoctorsSection />
      <CompanySection />
    </>
  )
}
