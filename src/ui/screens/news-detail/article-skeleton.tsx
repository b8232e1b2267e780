export const ArticleSkeleton = () => (
  <div aria-hidden="true" className="page min-h-dvh py-10 md:py-14">
    <div className="max-w-3xl space-y-4">
      <div className="skeleton h-6 w-24 rounded-full" />
      <div className="space-y-2">
        <div className="skeleton h-9 md:h-11" />
        <div className="skeleton h-9 w-2/3 md:h-11" />
      </div>
      <div className="space-y-2">
        <div className="skeleton h-6" />
        <div className="skeleton h-6 sm:hidden" />
        <div className="skeleton h-6 sm:hidden" />
        <div className="skeleton h-6 w-3/4" />
      </div>
      <div className="skeleton aspect-video rounded-box" />
    </div>
  </div>
)
