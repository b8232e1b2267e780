type CardSkeletonsProps = {
  readonly count: number
  readonly lines: number
  readonly className?: string
}

const Line = ({ isLast }: { readonly isLast: boolean }) => (
  <div className={`skeleton mt-2.5 h-3.5 ${isLast ? 'w-1/2' : 'w-full'}`} />
)

/** Keep the page's height while entries load, so that Back restores the scroll position. */
export const CardSkeletons = ({ count, lines, className = '' }: CardSkeletonsProps) =>
  Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the places are all there is to tell them apart
    <li key={index} aria-hidden="true" className={className}>
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

export const ARTICLE_LINES = 8
export const VIDEO_LINES = 3
