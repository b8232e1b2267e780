import { type ReactNode, Suspense } from 'react'
import { PAGE_COPY } from '../copy/shell'
import { Dialog } from './dialog'
import { ErrorBoundary } from './error-boundary'
import { RetryHint } from './retry-hint'

type LazyDialogProps = {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
  /** Stands in for the dialog until its code has come. */
  readonly frame?: ReactNode
}

const BODY = 'px-5 pb-6 sm:px-8 sm:pb-8'

type MissingDialogProps = Pick<LazyDialogProps, 'onClose'> & { readonly onRetry: () => void }

const MissingDialog = ({ onClose, onRetry }: MissingDialogProps) => (
  <Dialog title="Chưa mở được nội dung" onClose={onClose} className="sm:max-w-lg">
    <div className={BODY}>
      <RetryHint onRetry={onRetry} />
    </div>
  </Dialog>
)

const ComingDialog = ({ title, onClose }: Pick<LazyDialogProps, 'title' | 'onClose'>) => (
  <Dialog title={title} onClose={onClose} className="sm:max-w-lg">
    <p role="status" className={`flex items-center gap-3 ${BODY}`}>
      <span aria-hidden="true" className="loading loading-spinner text-primary" />
      {PAGE_COPY.dialogLoading}
    </p>
  </Dialog>
)

/** Shows a dialog's frame until its code has come, and what to do if it does not come. */
export const LazyDialog = ({
  title,
  onClose,
  children,
  frame = <ComingDialog title={title} onClose={onClose} />,
}: LazyDialogProps) => (
  <ErrorBoundary fallback={(retry) => <MissingDialog onClose={onClose} onRetry={retry} />}>
    <Suspense fallback={frame}>{children}</Suspense>
  </ErrorBoundary>
)
