import { useEffect } from 'react'

const ask = (event: BeforeUnloadEvent): void => event.preventDefault()

/** Lets the browser ask before it leaves for another page, which no code of ours can take back. */
export const useUnloadQuestion = (holdsInput: boolean): void => {
  useEffect(() => {
    if (!holdsInput) return
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [holdsInput])
}
