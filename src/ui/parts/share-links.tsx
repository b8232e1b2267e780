import { useAppContext } from '../context/app-context'
import { SHARE_COPY } from '../copy/ask-and-share'
import { OutsideLink } from './outside-link'
import { useBrowserHas } from './use-browser-fact'
import { useCopying } from './use-copying'

type ShareLinksProps = {
  /** The address without the origin. */
  readonly address: string
  readonly title: string
}

const facebookLink = (url: string): string =>
  `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`

const zaloLink = (url: string): string =>
  `https://sp.zalo.me/share_inline?d=${encodeURIComponent(btoa(JSON.stringify({ url: encodeURIComponent(url) })))}`

const WAYS = [
  { name: SHARE_COPY.zalo, linkOf: zaloLink },
  { name: SHARE_COPY.facebook, linkOf: facebookLink },
] as const

const BUTTON = 'btn h-11 border-base-300 bg-base-100 px-4 text-sm font-semibold'

/** Shares by plain links and the browser’s own functions; loads no code of the services. */
export const ShareLinks = ({ address, title }: ShareLinksProps) => {
  const { origin } = useAppContext()
  const url = `${origin}${address}`
  const hasShare = useBrowserHas('share')
  const copying = useCopying(url)
  if (origin === undefined) return null
  // Rejects if the visitor closes the system's share menu.
  const share = () => navigator.share({ title, url }).catch(() => undefined)
  return (
    <section aria-label={SHARE_COPY.title} className="screen-only flex flex-wrap items-center gap-2">
      <span aria-hidden="true" className="mr-1 text-sm text-quiet max-sm:w-full">
        {SHARE_COPY.title}
      </span>
      {WAYS.map(({ name, linkOf }) => (
        <OutsideLink key={name} href={linkOf(url)} className={BUTTON}>
          {name}
        </OutsideLink>
      ))}
      {copying !== null && (
        <button type="button" onClick={copying.copy} className={BUTTON}>
          {SHARE_COPY[copying.state]}
        </button>
      )}
      {hasShare && (
        <button type="button" onClick={share} className={BUTTON}>
          {SHARE_COPY.system}
        </button>
      )}
      <span role="status" className="sr-only">
        {copying !== null && copying.state !== 'copy' && SHARE_COPY[copying.state]}
      </span>
    </section>
  )
}
