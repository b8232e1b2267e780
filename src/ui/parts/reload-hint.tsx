import { NOTICES } from '../copy/notices'

/** A part of the site did not arrive, as after a new release: the page has to be loaded anew. */
export const ReloadHint = () => (
  <>
    <p className="text-quiet">{NOTICES.partMissing}</p>
    <button type="button" onClick={() => window.location.reload()} className="btn btn-primary btn-lg mt-6">
      Tải lại trang
    </button>
  </>
)
