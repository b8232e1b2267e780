const SIZE = { width: 167, height: 40 } as const

/** Grows with the text as far as there is room. */
const WIDTH = 'w-[10.4375rem]'

type LogoProps = { readonly alt: string; readonly isOnDark?: boolean }

/** The logo of the footer is not lazy: otherwise it would be missing on a page that is opened offline. */
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
      {/* Forced colours give the logo a white plate. */}
      <source media="(forced-colors: active)" srcSet="/pictures/site/logo-wordmark.svg" {...SIZE} />
      <source
        media="(prefers-color-scheme: dark)"
        srcSet="/pictures/site/logo-wordmark-light.svg"
        {...SIZE}
      />
      <img src="/pictures/site/logo-wordmark.svg" alt={alt} {...SIZE} className={`logo ${WIDTH}`} />
    </picture>
  )
