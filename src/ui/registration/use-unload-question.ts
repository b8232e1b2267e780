import { useEffect } from 'react'

const ask = (event: BeforeUnloadEvent): void => event.preventDefault()

/** Makes the browser ask before the page is left for another site or closed. */
export const useUnloadQuestion = (holdsInput: boolean): void => {
  useEffect(() => {
    if (!holdsInput) return
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [holdsInput])
}
