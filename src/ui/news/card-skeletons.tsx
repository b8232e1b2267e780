type CardSkeletonsProps = {
  readonly count: number
  /** How many lines of text stand below the picture. */
  readonly lines: number
  readonly className?: string
}

const Line = ({ isLast }: { readonly isLast: boolean }) => (
  <div className={`skeleton mt-2 h-4 ${isLast ? 'w-1/2' : 'w-full'}`} />
)

/** Keeps the room of articles or videos that are on their way: a page that Back leads to is as long as it was. */
export const CardSkeletons = ({ count, lines, className = '' }: CardSkeletonsProps) =>
  Array.from({ length: count }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the places are all there is to tell them apart
    <li key={place} aria-hidden="true" className={className}>
      <div className="card-surface h-full overflow-hidden">
        <div className="skeleton aspect-video w-full rounded-none" />
        <div className="p-4">
          {Array.from({ length: lines }, (_line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the places are all there is to tell them apart
            <Line key={at} isLast={at === lines - 1} />
          ))}
        </div>
      </div>
    </li>
  ))

/** About as many lines as a card has. */
export const ARTICLE_LINES = 8
export const VIDEO_LINES = 2
