import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { Dialog } from './dialog'
import { ReloadHint } from './reload-hint'

type LazyDialogProps = { readonly onClose: () => void; readonly children: ReactNode }

const MissingDialog = ({ onClose }: Pick<LazyDialogProps, 'onClose'>) => (
  <Dialog title="Chưa mở được nội dung" onClose={onClose} className="sm:max-w-lg">
    <div className="px-5 pb-6 sm:px-8 sm:pb-8">
      <ReloadHint />
    </div>
  </Dialog>
)

/** Holds a dialog whose code is loaded when it is opened; where the code is missing it says so. */
export const LazyDialog = ({ onClose, children }: LazyDialogProps) => (
  <ErrorBoundary fallbackRender={() => <MissingDialog onClose={onClose} />}>
    <Suspense>{children}</Suspense>
  </ErrorBoundary>
)
