import { type ComponentProps, useState } from 'react'

const STAND_IN = '/pictures/site/no-picture.svg'
const MISSING = ''

/** How many pictures of a list the browser fetches at once: a row in the widest viewport, two in a phone's. */
const FIRST_PICTURES = 4

export type PictureLoading = 'eager' | 'lazy'

/** Takes the position of a picture in its list, from 0. */
export const loadingOf = (position: number): PictureLoading => (position < FIRST_PICTURES ? 'eager' : 'lazy')

type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'alt' | 'onError'> & {
  readonly src: string | undefined
  readonly alt: string
}

/** Shows a placeholder if the URL is missing or fails to load (M-048). */
export const Picture = ({ src = MISSING, alt, ...rest }: PictureProps) => {
  const [deadSrc, setDeadSrc] = useState(MISSING)
  return <img {...rest} src={src === deadSrc ? STAND_IN : src} alt={alt} onError={() => setDeadSrc(src)} />
}
