import { useAppContext } from '../../context/app-context'
import { commitment } from '../../copy/home'
import { Questions } from '../../help/questions'
import { EmailText } from '../../parts/email-text'
import { CheckIcon, MailIcon } from '../../parts/icons'
import { Section } from '../../parts/section'

/** Commitment and call to action (M-041). */
export const ClosingSections = () => {
  const {
    contacts: { partnershipEmail },
    consent,
  } = useAppContext().site
  return (
    <>
      <Section id="commitment" title="Cam kết" tone="sand">
        <div className="grid items-center gap-8 tablet:grid-cols-[1fr_2fr] md:gap-12">
          <img
            src="/pictures/site/commitment.svg"
            alt=""
            width={640}
            height={520}
            loading="lazy"
            className="w-full rounded-box max-tablet:hidden"
          />
          <ul className="space-y-4 text-lg">
            {commitment(consent).map(({ title, text }) => (
              <li key={title} className="flex gap-3">
                <span className="mt-1 shrink-0 text-primary">
                  <CheckIcon />
                </span>
                <span>
                  <strong>{title}:</strong> {text}
                </span>
              </li>
            ))}
          </ul>
        </div>
        <div className="mt-12 md:mt-18">
          <Questions heading="h3" />
        </div>
      </Section>
      <section
        aria-labelledby="partnership"
        className="page flex flex-wrap items-center justify-between gap-x-12 gap-y-5 py-10 md:py-12"
      >
        <div>
          <h2 id="partnership" className="text-2xl font-bold md:text-[2rem]">
            Hợp tác
          </h2>
          <p className="mt-2 text-lg">
            Bạn là phòng khám, nhà sản xuất hay người làm nội&nbsp;dung sức&nbsp;khỏe? Hãy viết cho
            chúng&nbsp;tôi.
          </p>
        </div>
        <a href={`mailto:${partnershipEmail}`} className="btn btn-outline btn-primary">
          <MailIcon />
          <span className="min-w-0 wrap-anywhere">
            <EmailText address={partnershipEmail} />
          </span>
        </a>
      </section>
    </>
  )
}
