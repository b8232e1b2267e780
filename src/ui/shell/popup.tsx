import { useMachine } from '@xstate/react'
import { constNull } from 'fp-ts/function'
import { lazy, Suspense, useEffect, useState } from 'react'
import { fromPromise } from 'xstate'
import { popupMachine } from '../../domain/flows/popup.machine'
import { useAppContext } from '../context/app-context'
import { ErrorBoundary } from '../parts/error-boundary'
import { whenNoDialogIsOpen, whenPageIsFree } from '../watch/when-page-is-free'

const load = () => import('./popup-dialog')
const PopupDialog = lazy(async () => ({ default: (await load()).PopupDialog }))

/** Shown once in a session, when page and popup have loaded and no dialog is open (M-091..M-094). */
export const Popup = () => {
  const { claimPopup } = useAppContext().ports
  const [machine] = useState(() =>
    popupMachine.provide({
      actors: {
        claimShowing: fromPromise(async () => {
          if (!claimPopup()) return false
          await load()
          // The visitor may have opened a dialog meanwhile.
          await new Promise<void>(whenNoDialogIsOpen)
          return true
        }),
      },
    }),
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
