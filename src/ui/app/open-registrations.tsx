import { useEffect } from 'react'
import { REGISTRATION_NAMES } from '../copy/shell'
import { useRegistrations } from '../machines/registrations-store'
import { MEMBERSHIP_DIALOG } from '../membership/membership-button'
import { ORDER_DIALOG } from '../order/order-button'
import { LazyDialog } from '../parts/lazy-dialog'
import { PreloadedView } from '../parts/preloaded'
import { watchDoubleClicks } from '../watch/double-click'
import { whenIdle } from '../watch/when-loaded'

/** The dialogs of all registrations under way; their code is loaded when the page is idle. */
export const OpenRegistrations = () => {
  const { underWay, end } = useRegistrations()
  useEffect(watchDoubleClicks, [])
  useEffect(
    () =>
      whenIdle(() => {
        void ORDER_DIALOG.load()
        void MEMBERSHIP_DIALOG.load()
      }),
    [],
  )
  return underWay.map(({ id, wanted }) => {
    const close = () => end(id)
    return (
      <LazyDialog key={id} title={REGISTRATION_NAMES[wanted.target]} onClose={close}>
        {wanted.target === 'orders' ? (
          <PreloadedView of={ORDER_DIALOG} props={{ preselected: wanted.preselected, onClose: close }} />
        ) : (
          <PreloadedView of={MEMBERSHIP_DIALOG} props={{ planId: wanted.planId, onClose: close }} />
        )}
      </LazyDialog>
    )
  })
}
