import { useEffect, useState } from 'react'

/** In px; smaller moves are those of a finger that rests. */
const LEAST_MOVE = 8

/** Whether the page was last scrolled downwards, as one does while reading. */
export const useIsReading = (): boolean => {
  const [isReading, setIsReading] = useState(false)
  // An effect, because only the browser scrolls.
  useEffect(() => {
    let last = window.scrollY
    const compare = () => {
      const move = window.scrollY - last
      if (Math.abs(move) < LEAST_MOVE) return
      last = window.scrollY
      setIsReading(move > 0)
    }
    window.addEventListener('scroll', compare, { passive: true })
    return () => window.removeEventListener('scroll', compare)
  }, [])
  return isReading
}
