import { useMachine } from '@xstate/react'
import { imageGalleryMachine } from '../../../domain/flows/image-gallery.machine'
import { Picture } from '../../parts/picture'

/** Up to this many thumbnails shrink to stand side by side; more keep their size and scroll. */
const FIT_IN_A_ROW = 4

type ImageGalleryProps = { readonly images: ReadonlyArray<string>; readonly title: string }

/** Pictures with a cross-fade, and their thumbnails (M-048, M-050). */
export const ImageGallery = ({ images, title }: ImageGalleryProps) => {
  const [snapshot, send] = useMachine(imageGalleryMachine)
  const { current, previous } = snapshot.context
  return (
    <div data-state={snapshot.value}>
      <div className="detail-picture relative aspect-square max-tablet:aspect-6/5 overflow-hidden rounded-box bg-base-200">
        {snapshot.matches('fading') && (
          <Picture
            src={images[previous]}
            alt=""
            width={800}
            height={800}
            className="absolute inset-0 h-full w-full object-cover"
          />
        )}
        <Picture
          key={current}
          data-part="main-image"
          src={images[current]}
          alt={title}
          width={800}
          height={800}
          className={`absolute inset-0 h-full w-full object-cover ${snapshot.matches('fading') ? 'fade-in' : ''}`}
        />
      </div>
      <ul hidden={images.length === 0} className="-mx-1 mt-2 flex gap-3 overflow-x-auto p-1 lg:flex-wrap">
        {images.map((image, index) => (
          <li key={image} className={`w-21 ${images.length > FIT_IN_A_ROW ? 'shrink-0' : ''}`}>
            <button
              type="button"
              aria-label={`Ảnh ${index + 1}`}
              aria-current={index === current}
              onClick={() => send({ type: 'image.choose', index })}
              className="block w-full overflow-hidden rounded-field border-2 border-transparent aria-[current=true]:border-primary"
            >
              <Picture
                src={image}
                alt=""
                width={80}
                height={80}
                className="aspect-square w-full bg-base-200 object-cover"
              />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
