/** Keeps the room of articles or videos that are on their way. */
export const CardSkeletons = ({
  count,
  className = '',
}: {
  readonly count: number
  readonly className?: string
}) =>
  Array.from({ length: count }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the places are all there is to tell them apart
    <li key={place} aria-hidden="true" className={className}>
      <div className="skeleton aspect-video w-full rounded-box" />
      <div className="skeleton mt-3 h-5 w-3/4" />
    </li>
  ))
