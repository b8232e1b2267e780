import { WHY } from '../../copy/home'
import { Section } from '../../parts/section'

export const WhySection = () => (
  <Section id="why" title="Vì sao sức khỏe nam giới quan trọng">
    <ul className="grid gap-5 sm:grid-cols-2 sm:gap-6 xl:grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))]">
      {WHY.map(({ icon, title, text }) => (
        <li key={icon} className="grid grid-cols-[56px_minmax(0,1fr)] gap-x-4 sm:block">
          <img
            src={`/pictures/site/${icon}.svg`}
            alt=""
            width={96}
            height={96}
            loading="lazy"
            className="row-span-2 sm:mb-3"
          />
          <h3 className="text-lg font-bold">{title}</h3>
          <p className="mt-1 text-quiet">{text}</p>
        </li>
      ))}
    </ul>
  </Section>
)
