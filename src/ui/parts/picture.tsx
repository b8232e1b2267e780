import { type ComponentProps, useState } from 'react'

const STAND_IN = '/pictures/site/no-picture.svg'
const MISSING = ''

type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'alt' | 'onError'> & {
  readonly src: string | undefined
  readonly alt: string
}

/** Shows a placeholder if the URL is missing or fails to load (M-048). */
export const Picture = ({ src = MISSING, alt, ...rest }: PictureProps) => {
  const [deadSrc, setDeadSrc] = useState(MISSING)
  return <img {...rest} src={src === deadSrc ? STAND_IN : src} alt={alt} onError={() => setDeadSrc(src)} />
}
