import { PAGE_COPY } from '../copy/shell'

/** Replaces a part whose code could not be loaded: the network failed, or a release removed the file. */
export const RetryHint = ({ onRetry }: { readonly onRetry: () => void }) => (
  <>
    <p className="text-quiet">{PAGE_COPY.partMissing}</p>
    <button type="button" onClick={onRetry} className="btn btn-primary btn-lg mt-6">
      {PAGE_COPY.retry}
    </button>
  </>
)
