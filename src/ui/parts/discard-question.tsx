import { useEffect, useId, useRef } from 'react'

type DiscardQuestionProps = { readonly onDiscard: () => void; readonly onKeep: () => void }

/** Asks before input is discarded. */
export const DiscardQuestion = ({ onDiscard, onKeep }: DiscardQuestionProps) => {
  const textId = useId()
  const keep = useRef<HTMLButtonElement>(null)
  // Moves the focus to the safe answer, and back afterwards.
  useEffect(() => {
    const former = document.activeElement
    keep.current?.focus()
    return () => {
      if (former instanceof HTMLElement) former.focus()
    }
  }, [])
  return (
    <div className="appear fixed inset-0 z-30 grid items-end justify-items-center bg-[rgb(9_28_38/62%)] sm:place-items-center sm:p-6">
      <div
        role="alertdialog"
        aria-label="Bỏ thông tin đang nhập?"
        aria-describedby={textId}
        className="outlined w-full rounded-t-[var(--radius-box)] bg-base-100 p-6 shadow-xl sm:max-w-md sm:rounded-box"
      >
        <p aria-hidden="true" className="text-lg font-bold">
          Bỏ thông tin đang nhập?
        </p>
        <p id={textId} className="mt-1">
          Nếu đóng bây giờ, thông tin bạn vừa nhập sẽ không được giữ lại.
        </p>
        <div className="mt-5 grid gap-3">
          <button ref={keep} type="button" className="btn btn-primary btn-lg" onClick={onKeep}>
            Tiếp tục điền
          </button>
          <button type="button" className="btn btn-outline btn-primary btn-lg" onClick={onDiscard}>
            Đóng, không giữ lại
          </button>
        </div>
      </div>
    </div>
  )
}
