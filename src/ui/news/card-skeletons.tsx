type CardSkeletonsProps = {
  readonly count: number
  readonly lines: number
  /** The lines that are shown on a phone. */
  readonly phoneLines?: number
}

type LineProps = { readonly at: number; readonly lines: number; readonly phoneLines: number }

const Line = ({ at, lines, phoneLines }: LineProps) => (
  <div
    className={`skeleton mt-2.5 h-3.5 ${at === lines - 1 ? 'w-1/2' : 'w-full'} ${at < lines ? '' : 'sm:hidden'} ${at < phoneLines ? '' : 'max-sm:hidden'}`}
  />
)

/** Skeletons that keep the page’s height while entries load, so that Back restores the scroll position. */
export const CardSkeletons = ({ count, lines, phoneLines = lines }: CardSkeletonsProps) =>
  Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: items have no id, and the list never reorders
    <li key={index} aria-hidden="true">
      <div className="card-surface h-full overflow-hidden">
        <div className="skeleton aspect-video w-full rounded-none" />
        <div className="p-4">
          {Array.from({ length: Math.max(lines, phoneLines) }, (_line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: items have no id, and the list never reorders
            <Line key={at} at={at} lines={lines} phoneLines={phoneLines} />
          ))}
        </div>
      </div>
    </li>
  ))

export const ARTICLE_LINES = 8
/** The lines of a card without the excerpt. */
export const ARTICLE_PHONE_LINES = 5
export const VIDEO_LINES = 3
export const VIDEO_PHONE_LINES = 4
