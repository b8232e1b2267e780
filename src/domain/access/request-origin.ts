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

/** Whether a link of another site or program led here: the browser then withholds a strict cookie. */
export const isFromOtherSite = ({ site }: Pick<OriginHeaders, 'site'>): boolean =>
  site === 'cross-site' || site === 'same-site'
