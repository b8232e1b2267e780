type Fact = { readonly term: string; readonly text: string }
type FactsProps = { readonly facts: ReadonlyArray<Fact>; readonly className?: string }

/** Terms with their texts; nothing if there are none. */
export const Facts = ({ facts, className = '' }: FactsProps) =>
  facts.length === 0 ? null : (
    <dl className={`divide-y divide-base-300 ${className}`}>
      {facts.map(({ term, text }) => (
        <div key={term} className="gap-4 py-2.5 sm:grid sm:grid-cols-[9rem_minmax(0,1fr)]">
          <dt className="font-semibold">{term}</dt>
          <dd className="first-letter:uppercase">{text}</dd>
        </div>
      ))}
    </dl>
  )
