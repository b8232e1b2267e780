import { addFaces, loadFaces } from '../boot/font-faces'
import { useAppContext } from '../context/app-context'
import { POPUP_COPY } from '../copy/shell'
import { Dialog } from '../parts/dialog'
import { OutsideLink } from '../parts/outside-link'

type PopupDialogProps = { readonly onClose: () => void; readonly onChat: () => void }

const PICTURE = '/pictures/site/popup.svg'
/** Its own family name, so that loading it does not render the text of the page again. */
const FONT = 'Plus Jakarta Sans Popup'
/** In ms; afterwards the popup is shown without the rest of its picture and fonts. */
const LONGEST_WAIT_MS = 3_000

let faces: ReadonlyArray<FontFace> = []
const keepFaces = async () => {
  faces = await loadFaces(FONT)
}

// Opens only with its picture and fonts, so that nothing large is painted late.
await Promise.race([
  Promise.allSettled([Object.assign(new Image(), { src: PICTURE }).decode(), keepFaces()]),
  new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS)),
])
addFaces(faces)

const Pill = () => (
  <span className="absolute top-[34.29%] left-[12%] grid h-[30.49%] w-[73.34%] place-items-center text-[min(max(3.6cqw,0.8rem),6.4cqw)] font-bold">
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
      {/* Background and text have the colors of the picture, which is light in dark mode too. */}
      <div
        className="@container bg-[#f8f3ea] text-accent-content"
        style={{ fontFamily: `"${FONT}", var(--font-sans)` }}
      >
        {/* The text takes the height that it needs and moves the picture down. */}
        <div className="relative min-h-[100cqw] p-[7cqw] pb-[57cqw]">
          <img
            src={PICTURE}
            alt=""
            width="600"
            height="600"
            className="absolute inset-x-0 bottom-0 block aspect-square w-full"
          />
          <p className="relative pr-[max(14cqw,44px)] text-[max(6.6cqw,1.25rem)] leading-snug font-bold text-balance">
            {POPUP_COPY.headline}
          </p>
          <p className="relative mt-[2cqw] max-w-[max(76cqw,15rem)] text-[max(3cqw,0.9375rem)] leading-normal">
            {POPUP_COPY.text}
          </p>
          <OutsideLink
            href={zalo}
            onClick={onChat}
            className="absolute bottom-0 left-0 h-[35cqw] w-1/2 -outline-offset-4"
          >
            <Pill />
          </OutsideLink>
        </div>
      </div>
    </Dialog>
  )
}
