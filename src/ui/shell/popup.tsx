import { useMachine } from '@xstate/react'
import { constNull } from 'fp-ts/function'
import { lazy, Suspense, useEffect, useState } from 'react'
import { fromPromise } from 'xstate'
import { popupMachine } from '../../domain/flows/popup.machine'
import { useAppContext } from '../context/app-context'
import { ErrorBoundary } from '../parts/error-boundary'
import { whenPageIsFree } from '../parts/when-page-is-free'

const PopupDialog = lazy(async () => ({ default: (await import('./popup-dialog')).PopupDialog }))

/** Shown once in a session, when the page has loaded and no dialog is open (M-091..M-094). */
export const Popup = () => {
  const { claimPopup } = useAppContext().ports
  const [machine] = useState(() =>
    popupMachine.provide({ actors: { claimShowing: fromPromise(async () => claimPopup()) } }),
  )
  const [snapshot, send] = useMachine(machine)
  useEffect(() => whenPageIsFree(() => send({ type: 'page.free' })), [send])
  return snapshot.hasTag('shown') ? (
    <ErrorBoundary fallback={constNull}>
      <Suspense>
        <PopupDialog
          onClose={() => send({ type: 'popup.close' })}
          onChat={() => send({ type: 'chat.open' })}
        />
      </Suspense>
    </ErrorBoundary>
  ) : null
}
