import { addFaces, loadFaces } from '../boot/font-faces'
import { useAppContext } from '../context/app-context'
import { POPUP_COPY } from '../copy/shell'
import { Dialog } from '../parts/dialog'

type PopupDialogProps = { readonly onClose: () => void; readonly onChat: () => void }

const PICTURE = '/pictures/site/popup.svg'
/** A name of its own: the page below keeps the letters that it has. */
const FONT = 'Plus Jakarta Sans Popup'
/** In ms; then the popup is shown with what has come of its picture and fonts. */
const LONGEST_WAIT_MS = 3_000

let faces: ReadonlyArray<FontFace> = []
const keepFaces = async () => {
  faces = await loadFaces(FONT)
}

// The popup is shown with its picture and fonts, so that nothing large is painted late in an open dialog.
await Promise.race([
  Promise.allSettled([Object.assign(new Image(), { src: PICTURE }).decode(), keepFaces()]),
  new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS)),
])
addFaces(faces)

const Pill = () => (
  <span className="absolute top-[34.29%] left-[12%] grid h-[30.49%] w-[73.34%] place-items-center text-[3.6cqw] font-bold">
    Chat Zalo
  </span>
)

export const PopupDialog = ({ onClose, onChat }: PopupDialogProps) => {
  const { zalo } = useAppContext().site.links
  return (
    <Dialog
      title={POPUP_COPY.title}
      hidesTitle
      closesOnBackdrop
      onClose={onClose}
      className="m-auto max-w-[min(600px,100vw-32px,100dvh-24px)] rounded-box"
    >
      <div
        // The picture is as light by night as by day: so is its ink.
        className="@container relative aspect-square text-accent-content"
        style={{ fontFamily: `"${FONT}", var(--font-sans)` }}
      >
        <img src={PICTURE} alt="" width="600" height="600" className="block h-full w-full" />
        <div className="absolute inset-x-0 top-0 p-[7cqw]">
          <p className="pr-[16cqw] text-[6.6cqw] leading-snug font-bold text-balance">
            {POPUP_COPY.headline}
          </p>
          <p className="mt-[2cqw] max-w-[76cqw] text-[max(13px,3cqw)] leading-normal">{POPUP_COPY.text}</p>
        </div>
        <a
          href={zalo}
          target="_blank"
          rel="noopener noreferrer"
          onClick={onChat}
          className="absolute bottom-0 left-0 h-[35%] w-1/2 -outline-offset-4"
        >
          <Pill />
        </a>
      </div>
    </Dialog>
  )
}
