import { PAGE_COPY } from '../copy/shell'

/** In place of a part whose code did not come: after a release the old files are gone, and a network may be interrupted. */
export const RetryHint = ({ onRetry }: { readonly onRetry: () => void }) => (
  <>
    <p className="text-quiet">{PAGE_COPY.partMissing}</p>
    <button type="button" onClick={onRetry} className="btn btn-primary btn-lg mt-6">
      {PAGE_COPY.retry}
    </button>
  </>
)
