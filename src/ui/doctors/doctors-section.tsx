import { ABOUT_ANCHORS, DOCTOR_COPY, DOCTORS } from '../copy/about'
import { Section } from '../parts/section'
import { DoctorCard } from './doctor-card'

/** The three doctors (M-033). */
export const DoctorsSection = () => (
  <Section
    id={ABOUT_ANCHORS.doctors}
    title={DOCTOR_COPY.title}
    lead="Ba chuyên khoa, cùng một nếp: nghe trước, khuyên sau."
  >
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-5 md:grid-cols-3 md:gap-6 noscript:items-start">
      {DOCTORS.map((doctor) => (
        <li key={doctor.name} className="flex flex-col">
          <DoctorCard doctor={doctor} />
        </li>
      ))}
    </ul>
  </Section>
)
