import { WHY } from '../../copy/home'
import { Section } from '../../parts/section'

/** Why men's health matters (M-025). */
export const WhySection = () => (
  <Section id="why" title="Vì sao sức khỏe nam giới quan trọng">
    <ul className="grid gap-6 sm:grid-cols-2 xl:grid-cols-4">
      {WHY.map(({ icon, title, text }) => (
        <li key={icon} className="space-y-3">
          <img src={`/pictures/site/${icon}.svg`} alt="" width={96} height={96} loading="lazy" />
          <h3 className="text-lg font-bold">{title}</h3>
          <p className="text-quiet">{text}</p>
        </li>
      ))}
    </ul>
  </Section>
)
