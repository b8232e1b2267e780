export const ProductDetailSkeleton = () => (
  <div
    aria-hidden="true"
    className="page grid min-h-dvh gap-12 py-8 md:py-12 xl:grid-cols-[minmax(0,1fr)_320px]"
  >
    <div className="grid min-w-0 content-start gap-8 tablet:grid-cols-2 md:gap-12">
      <div className="skeleton aspect-square max-tablet:aspect-6/5 rounded-box" />
      <div className="space-y-5">
        <div className="space-y-2">
          <div className="skeleton h-9" />
          <div className="skeleton h-9 w-2/3" />
        </div>
        <div className="skeleton h-6" />
        <div className="skeleton h-6 w-3/4" />
        <div className="skeleton h-8 w-1/2" />
        <div className="skeleton h-13 rounded-field" />
      </div>
    </div>
  </div>
)
