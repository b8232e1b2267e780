/** Keeps the room of products that are on their way. */
export const ProductSkeletons = ({
  count,
  className = '',
}: {
  readonly count: number
  readonly className?: string
}) =>
  Array.from({ length: count }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the places are all there is to tell them apart
    <li key={place} aria-hidden="true" className={className}>
      <div className="skeleton aspect-square w-full rounded-box" />
      <div className="skeleton mt-3 h-5 w-3/4" />
      <div className="skeleton mt-2 h-5 w-1/2" />
    </li>
  ))
