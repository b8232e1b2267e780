import { ABOUT_PROMISES } from '../../copy/about'
import { Section } from '../../parts/section'

/** What the brand promises its readers. */
export const PromisesSection = () => (
  <Section id="cam-ket" title="Cam kết của chúng tôi" tone="sand">
    <ul className="grid gap-5 md:grid-cols-2 md:gap-6">
      {ABOUT_PROMISES.map(({ title, text }) => (
        <li key={title} className="card-surface p-6">
          <h3 className="text-lg font-bold text-primary">{title}</h3>
          <p className="mt-1">{text}</p>
        </li>
      ))}
    </ul>
  </Section>
)
