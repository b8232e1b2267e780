import { lazy, Suspense } from 'react'
import { LATE, whenNear } from '../../parts/when-near'
import { Hero } from './hero'

const RestOfHome = lazy(async () => {
  await whenNear(`[${LATE}]`)
  return { default: (await import('./rest-of-home')).RestOfHome }
})

/**
 * One element for good: React would clear what the server drew where it is given another before its code is there.
 * Until then it is as long as home on a narrow phone, so that Back finds its scroll position.
 */
const REST = (
  <div {...{ [LATE]: '' }}>
    <Suspense fallback={<div className="h-[16000px]" />}>
      <RestOfHome />
    </Suspense>
  </div>
)

export const HomeScreen = () => (
  <>
    <Hero />
    {REST}
  </>
)
