const SIZE = { width: 167, height: 40 } as const

/** Grows with the text as far as there is room. */
const WIDTH = 'w-[10.4375rem]'

type LogoProps = { readonly alt: string; readonly isOnDark?: boolean }

/** That of the foot comes with the first page: a lazy one would be missing below a page that is opened offline. */
export const Logo = ({ alt, isOnDark = false }: LogoProps) =>
  isOnDark ? (
    <img
      src="/pictures/site/logo-wordmark-light.svg"
      alt={alt}
      {...SIZE}
      fetchPriority="low"
      className={`logo-on-dark ${WIDTH}`}
    />
  ) : (
    <picture>
      <source
        media="(prefers-color-scheme: dark)"
        srcSet="/pictures/site/logo-wordmark-light.svg"
        {...SIZE}
      />
      <img src="/pictures/site/logo-wordmark.svg" alt={alt} {...SIZE} className={`logo ${WIDTH}`} />
    </picture>
  )
