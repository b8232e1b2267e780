import { useAppContext } from '../../context/app-context'
import { ABOUT_STORY } from '../../copy/about'
import { DoctorsSection } from '../../doctors/doctors-section'
import { ScreenHeading } from '../../parts/screen-heading'
import { CompanySection } from './company-section'
import { PromisesSection } from './promises-section'

/** M-007, A-04. */
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
