const SIZE = { width: 172, height: 40 } as const

type LogoProps = { readonly alt: string; readonly isOnDark?: boolean }

/** The brand's mark and name; the light one on dark ground, at night as well. */
export const Logo = ({ alt, isOnDark = false }: LogoProps) =>
  isOnDark ? (
    <img src="/pictures/site/logo-wordmark-light.svg" alt={alt} {...SIZE} loading="lazy" />
  ) : (
    <picture>
      <source media="(prefers-color-scheme: dark)" srcSet="/pictures/site/logo-wordmark-light.svg" />
      <img src="/pictures/site/logo-wordmark.svg" alt={alt} {...SIZE} className="logo" />
    </picture>
  )
