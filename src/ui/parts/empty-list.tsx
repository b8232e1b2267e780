/** The text of an empty list, also of one that failed to load (M-133). */
export const EmptyList = ({ children }: { readonly children: string }) => (
  <div className="grid place-items-center gap-4 py-10 text-center">
    <img src="/pictures/site/empty.svg" alt="" width={320} height={213} />
    <p className="text-quiet">{children}</p>
    <button
      type="button"
      onClick={() => window.location.reload()}
      className="scripted btn btn-outline btn-primary"
    >
      Tải lại
    </button>
  </div>
)
