import { useAppContext } from '../context/app-context'
import { CheckIcon } from '../parts/icons'

type TierBenefitsProps = { readonly benefits: ReadonlyArray<string>; readonly className?: string }

/** `{brand}` in a benefit stands for the brand's name. */
export const TierBenefits = ({ benefits, className = '' }: TierBenefitsProps) => {
  const { brand } = useAppContext().site
  return (
    <ul
      className={`mt-4 space-y-2 border-t border-base-300 pt-4 md:mt-5 md:space-y-2.5 md:pt-5 sm:max-md:mt-0 sm:max-md:content-center sm:max-md:border-t-0 sm:max-md:border-l sm:max-md:pt-0 sm:max-md:pl-6 ${className}`}
    >
      {benefits.map((benefit) => (
        <li key={benefit} className="flex gap-3">
          <span className="mt-0.5 shrink-0 text-success">
            <CheckIcon />
          </span>
          {benefit.replace('{brand}', brand.name)}
        </li>
      ))}
    </ul>
  )
}
