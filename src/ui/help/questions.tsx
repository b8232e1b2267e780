import { useWorld } from '../app/world'
import { ORDERING } from '../copy/ordering'
import { ChevronDownIcon } from '../parts/icons'

type QuestionsProps = { readonly heading: 'h2' | 'h3' }

export const Questions = ({ heading: Heading }: QuestionsProps) => {
  const { questions } = useWorld().site
  if (questions.length === 0) return null
  return (
    <div data-part="questions">
      <Heading className="text-xl font-bold">{ORDERING.questions}</Heading>
      <div className="card-surface mt-4 divide-y divide-base-300 px-5">
        {questions.map(({ question, answer }) => (
          <details key={question} className="group">
            <summary className="flex min-h-14 cursor-pointer list-none items-center gap-4 py-3 font-semibold">
              <span className="flex-1">{question}</span>
              <span className="shrink-0 text-primary transition-transform group-open:rotate-180">
                <ChevronDownIcon />
              </span>
            </summary>
            <p className="max-w-prose pr-9 pb-4 whitespace-pre-line text-quiet">{answer}</p>
          </details>
        ))}
      </div>
    </div>
  )
}
