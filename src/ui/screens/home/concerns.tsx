import { useAppContext } from '../../context/app-context'
import { CONCERNS_QUESTION } from '../../copy/home'
import { ConcernCard } from './concern-card'

export const Concerns = () => {
  const { concerns } = useAppContext().site
  if (concerns.length === 0) return null
  return (
    <div className="page screen-only pb-10">
      <p id="concerns" className="text-xl font-bold">
        {CONCERNS_QUESTION}
      </p>
      <ul
        aria-labelledby="concerns"
        className="mt-4 grid items-start gap-3 sm:grid-cols-2 xl:grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] xl:gap-5"
      >
        {concerns.map((concern) => (
          <li key={concern.title}>
            <ConcernCard concern={concern} />
          </li>
        ))}
      </ul>
    </div>
  )
}
