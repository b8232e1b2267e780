import { Link } from 'wouter'
import { phoneLink } from '../../domain/phone/shown-phone'
import { ROUTES } from '../../domain/routing/routes'
import { bindUnits } from '../../domain/text/bind-units'
import { useAppContext } from '../context/app-context'

const PAGES = [ROUTES.returnPolicy, ROUTES.complaints]

/** A text in which names of pages, the hotline and the e-mail address are links. */
export const LinkedText = ({ text, className }: { readonly text: string; readonly className?: string }) => {
  const { hotline, email } = useAppContext().site.contacts
  const links = new Map([
    [hotline, phoneLink(hotline)],
    [email, `mailto:${email}`],
    ...PAGES.map(({ footer, hash }) => [footer?.label ?? '', hash] as const),
  ])
  const parts = [...links.keys()].reduce<ReadonlyArray<string>>(
    (found, name) =>
      name === ''
        ? found
        : found.flatMap((part) => part.split(name).flatMap((text, at) => (at === 0 ? [text] : [name, text]))),
    [text],
  )
  return parts.map((part, index) => {
    const href = links.get(part)
    if (href === undefined) return bindUnits(part)
    const Anchor = href.startsWith('/') ? Link : 'a'
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text may name the same twice, and its parts never move.
      <Anchor key={index} href={href} className={className}>
        {part}
      </Anchor>
    )
  })
}
