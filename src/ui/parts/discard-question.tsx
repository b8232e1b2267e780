import { useEffect, useRef } from 'react'

type DiscardQuestionProps = { readonly onDiscard: () => void; readonly onKeep: () => void }

/** Asks before a dialog with input is closed. */
export const DiscardQuestion = ({ onDiscard, onKeep }: DiscardQuestionProps) => {
  const keep = useRef<HTMLButtonElement>(null)
  // Only the browser can move the focus: the safe answer gets it, afterwards it goes back to where it was.
  useEffect(() => {
    const former = document.activeElement
    keep.current?.focus()
    return () => {
      if (former instanceof HTMLElement) former.focus()
    }
  }, [])
  return (
    <div
      role="alertdialog"
      aria-label="Đóng biểu mẫu?"
      className="appear absolute inset-0 z-30 grid place-items-center bg-base-100 p-6"
    >
      <div className="max-w-sm space-y-5 text-center">
        <p className="text-lg font-semibold">
          Thông tin bạn vừa nhập sẽ mất nếu đóng biểu mẫu. Bạn vẫn muốn đóng?
        </p>
        <div className="flex flex-wrap justify-center gap-3">
          <button ref={keep} type="button" className="btn btn-primary" onClick={onKeep}>
            Tiếp tục điền
          </button>
          <button type="button" className="btn btn-ghost" onClick={onDiscard}>
            Vẫn đóng
          </button>
        </div>
      </div>
    </div>
  )
}
