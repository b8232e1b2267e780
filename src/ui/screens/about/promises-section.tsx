import { useAppContext } from '../../context/app-context'
import { aboutPromises } from '../../copy/about'
import { CheckIcon } from '../../parts/icons'
import { Section } from '../../parts/section'

export const PromisesSection = () => (
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
