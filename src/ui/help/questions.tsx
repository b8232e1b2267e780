import { useAppContext } from '../context/app-context'
import { ORDERING } from '../copy/products'
import { ChevronDownIcon } from '../parts/icons'
import { LinkedText } from '../parts/linked-text'

type QuestionsProps = { readonly heading: 'h2' | 'h3' }

/** The questions of the site's settings; nothing if there are none. */
export const Questions = ({ heading: Heading }: QuestionsProps) => {
  const { questions } = useAppContext().site
  if (questions.length === 0) return null
  return (
    <div data-part="questions" className="gap-12 lg:grid lg:grid-cols-[1fr_2fr]">
      <div>
        <Heading className="text-xl font-bold md:text-2xl">{ORDERING.questions}</Heading>
        <p className="mt-2 text-quiet">{ORDERING.questionsLead}</p>
      </div>
      <div className="card-surface mt-5 divide-y divide-base-300 px-5 lg:mt-0">
        {questions.map(({ question, answer }) => (
          <details key={question} className="group">
            <summary className="-mx-3 flex min-h-12 cursor-pointer list-none items-center gap-4 px-3 py-2.5 font-semibold md:py-3">
              <span className="flex-1">{question}</span>
              <span className="shrink-0 text-primary transition-transform group-open:rotate-180">
                <ChevronDownIcon />
              </span>
            </summary>
            <p className="max-w-prose pr-9 pb-4 whitespace-pre-line text-quiet">
              <LinkedText text={answer} className="text-link" />
            </p>
          </details>
        ))}
      </div>
    </div>
  )
}
