export const ProductSkeletons = ({ count }: { readonly count: number }) =>
  Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: items have no id, and the list never reorders
    <li key={index} aria-hidden="true">
      <div className="card-surface h-full overflow-hidden">
        <div className="skeleton aspect-square w-full rounded-none" />
        <div className="p-4">
          <div className="skeleton h-5" />
          <div className="skeleton mt-2 h-5 w-2/3" />
          <div className="skeleton mt-5 h-6 w-1/2" />
          <div className="skeleton mt-3 h-4" />
          <div className="skeleton mt-1 h-4 w-3/4" />
        </div>
      </div>
    </li>
  ))
