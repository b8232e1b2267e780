import { PAGE_COPY } from '../copy/shell'

/** After a release, the files of the old one are gone, so the page has to be reloaded. */
export const ReloadHint = () => (
  <>
    <p className="text-quiet">{PAGE_COPY.partMissing}</p>
    <button type="button" onClick={() => window.location.reload()} className="btn btn-primary btn-lg mt-6">
      Tải lại trang
    </button>
  </>
)
