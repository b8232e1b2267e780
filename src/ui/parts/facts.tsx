import { bindUnits } from '../../domain/text/bind-units'

type Fact = { readonly term: string; readonly text: string }
type FactsProps = { readonly facts: ReadonlyArray<Fact>; readonly className?: string }

/** Terms with their texts; nothing if there are none. */
export const Facts = ({ facts, className = '' }: FactsProps) =>
  facts.length === 0 ? null : (
    <dl
      className={`divide-y divide-base-300 sm:grid sm:grid-cols-[fit-content(45%)_minmax(0,1fr)] sm:gap-x-4 ${className}`}
    >
      {facts.map(({ term, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text may name the same twice, and its parts never move.
        <div key={index} className="py-2.5 sm:col-span-2 sm:grid sm:grid-cols-subgrid">
          <dt className="font-semibold">{term}</dt>
          <dd className="first-letter:uppercase">{bindUnits(text)}</dd>
        </div>
      ))}
    </dl>
  )
