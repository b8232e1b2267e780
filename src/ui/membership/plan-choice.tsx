import { useId } from 'react'
import { MEMBERSHIP_PLANS, type MembershipPlan, type PlanId } from '../../domain/membership/membership-plan'
import { MEMBERSHIP_TIERS, pricesAt } from '../../domain/membership/membership-tier'
import { FORM_FIELDS } from '../../domain/routing/form-address'
import { FORM_COPY } from '../copy/forms'
import { priceText } from '../copy/products'
import { FieldError } from '../parts/field-error'

const pricesOf = (id: PlanId): ReadonlyArray<string> =>
  MEMBERSHIP_TIERS.filter((tier) => tier.packageValue === id)
    .flatMap((tier) => pricesAt(tier, 'packages'))
    .map(priceText)

type PlanOptionProps = {
  readonly inputId: string | undefined
  readonly plan: MembershipPlan
  readonly isSelected: boolean
  readonly disabled: boolean
  readonly onChoose: () => void
}

const PlanOption = ({ inputId, plan, isSelected, disabled, onChoose }: PlanOptionProps) => {
  const id = useId()
  return (
    <label className="flex cursor-pointer gap-3 rounded-box border border-base-300 p-4 transition-colors has-checked:border-primary has-checked:bg-teal-pale">
      <input
        id={inputId}
        type="radio"
        name={FORM_FIELDS.plan}
        value={plan.id}
        checked={isSelected}
        disabled={disabled}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-prices`}
        onChange={onChoose}
        className="radio radio-primary mt-0.5"
      />
      <span>
        <span id={`${id}-title`} className="block font-semibold">
          {plan.title}
        </span>
        <span id={`${id}-prices`} className="block text-sm">
          {pricesOf(plan.id).map((price) => (
            <span key={price} className="block">
              {price}
            </span>
          ))}
        </span>
      </span>
    </label>
  )
}

type PlanChoiceProps = {
  readonly id?: string
  readonly selected: number | null
  readonly error: string | null
  readonly disabled: boolean
  readonly onChoose: (id: PlanId) => void
}

/** The plans, of which exactly one is selected (M-088). `id` of the first option, which the error summary leads to. */
export const PlanChoice = ({ id: firstId, selected, error, disabled, onChoose }: PlanChoiceProps) => {
  const id = useId()
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={error === null ? `${id}-hint` : `${id}-error`}
    >
      <p id={`${id}-label`} className="mb-1 font-semibold">
        {FORM_COPY.plan}
      </p>
      <div className="grid gap-3 sm:grid-cols-2">
        {MEMBERSHIP_PLANS.map((plan, index) => (
          <PlanOption
            key={plan.id}
            inputId={index === 0 ? firstId : undefined}
            plan={plan}
            isSelected={plan.id === selected}
            disabled={disabled}
            onChoose={() => onChoose(plan.id)}
          />
        ))}
      </div>
      <p id={`${id}-hint`} className="mt-2 text-sm text-quiet">
        {FORM_COPY.planHint}
      </p>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}
