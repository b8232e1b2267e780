import { lazy, Suspense } from 'react'
import { WAITS, whenNear } from '../../watch/when-near'
import { Hero } from './hero'

const RestOfHome = lazy(async () => {
  await whenNear(`[${WAITS}]`)
  return { default: (await import('./rest-of-home')).RestOfHome }
})

/**
 * A constant, because React would drop the server’s markup of a new element before its code is loaded. The fallback keeps the
 * height for Back.
 */
const REST = (
  <div {...{ [WAITS]: '' }}>
    <Suspense fallback={<div className="h-[16000px]" />}>
      <RestOfHome />
    </Suspense>
  </div>
)

/** The home page (M-025..M-043). */
export const HomeScreen = () => (
  <>
    <Hero />
    {REST}
  </>
)
