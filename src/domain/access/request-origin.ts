/** Headers of a request, as its browser sent them. */
export type OriginHeaders = {
  readonly host: string | undefined
  readonly origin: string | undefined
  readonly site: string | undefined
}

const hostOf = (origin: string): string => origin.replace(/^https?:\/\//, '')

export const isForDesk = ({ host }: Pick<OriginHeaders, 'host'>, origin: string): boolean =>
  host?.toLowerCase() === hostOf(origin)

/** Whether a page of the desk sent the request; one that names no origin is not trusted. */
export const isSentByDesk = ({ origin: from, site }: Omit<OriginHeaders, 'host'>, origin: string): boolean =>
  from === origin && (site === undefined || site === 'same-origin')

/**
 * Whether a page of another site sent the form of a visitor, which is accepted, unlike a change of the desk, if it names no sender.
 * `fromHost`: of the origin that it names, null if that is hidden. The scheme is not compared, because a proxy may terminate TLS.
 */
export const isFormFromElsewhere = (
  { site, fromHost }: Pick<OriginHeaders, 'site'> & { readonly fromHost: string | null | undefined },
  ownHost: string | null,
): boolean =>
  site === undefined
    ? fromHost !== undefined && fromHost !== ownHost
    : site !== 'same-origin' && site !== 'none'

/** Whether a link of another site or program led here: the browser then withholds a strict cookie. */
export const isFromOtherSite = ({ site }: Pick<OriginHeaders, 'site'>): boolean =>
  site === 'cross-site' || site === 'same-site'
