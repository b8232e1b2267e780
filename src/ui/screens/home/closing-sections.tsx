import { useAppContext } from '../../context/app-context'
import { commitment } from '../../copy/home'
import { Questions } from '../../help/questions'
import { EmailText } from '../../parts/email-text'
import { CheckIcon } from '../../parts/icons'
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
        <div className="grid items-center gap-8 tablet:grid-cols-[2fr_3fr] md:gap-12">
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
      <Section id="partnership" title="Hợp tác">
        <p className="max-w-prose text-lg">
          Bạn là phòng khám, nhà sản xuất hay người làm nội dung sức khỏe? Hãy viết cho chúng&nbsp;tôi:{' '}
          <a href={`mailto:${partnershipEmail}`} className="text-link inline-block underline">
            <EmailText address={partnershipEmail} />
          </a>
        </p>
      </Section>
    </>
  )
}
