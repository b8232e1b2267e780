import { NOTICES } from '../copy/notices'
import { useAppLoading } from '../machines/products-store'

export const AppSpinner = () =>
  useAppLoading() ? (
    <div
      role="status"
      className="app-spinner screen-only pointer-events-none fixed inset-0 z-50 grid place-content-center bg-base-100/40"
    >
      <span className="card-surface grid justify-items-center gap-3 px-8 py-6 font-semibold">
        <span aria-hidden="true" className="loading loading-spinner loading-lg text-primary" />
        {NOTICES.appLoading}
      </span>
    </div>
  ) : null
