import { useAppContext } from '../context/app-context'
import { ORDER_STEPS, ORDERING, shippingFacts } from '../copy/products'
import { Facts } from '../parts/facts'
import { ChevronDownIcon } from '../parts/icons'
import { OrderStepPicture } from './order-step-picture'

type OrderStepsProps = {
  readonly heading: 'h2' | 'h3'
  readonly isNarrow?: boolean
  /** Whether only the heading is shown until it is pressed. */
  readonly isFolded?: boolean
}

/** The steps of an order, with fee, time and payment from the site’s settings. */
export const OrderSteps = ({ heading: Heading, isNarrow = false, isFolded = false }: OrderStepsProps) => {
  const { delivery } = useAppContext().site
  const facts = shippingFacts(delivery)
  const steps = (
    <>
      <ol className={`mt-5 grid gap-5 ${isNarrow ? '' : 'md:grid-cols-3'}`}>
        {ORDER_STEPS.map(({ key, title, text }, index) => (
          <li key={key} className="flex flex-wrap items-start gap-x-4 gap-y-2">
            <OrderStepPicture step={key} />
            <div className="min-w-[min(100%,9rem)] flex-1">
              <p className="font-semibold">{`${index + 1}. ${title}`}</p>
              <p className="mt-1 text-quiet">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <Facts facts={facts} className="mt-5" />
    </>
  )
  if (isFolded)
    return (
      <details data-part="order-steps" className="group border-t border-base-300 pb-2">
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4">
          <Heading className="font-semibold">{ORDERING.title}</Heading>
          <span className="transition-transform group-open:rotate-180">
            <ChevronDownIcon />
          </span>
        </summary>
        {steps}
      </details>
    )
  return (
    <div data-part="order-steps">
      <Heading className="text-xl font-bold">{ORDERING.title}</Heading>
      {steps}
    </div>
  )
}
