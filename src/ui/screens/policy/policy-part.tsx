import { Link } from 'wouter'
import { ROUTES } from '../../../domain/routing/routes'
import type { PolicySection } from '../../copy/policies'

/** Where a text names another page. */
const PAGE_NAMES = new RegExp(`(${ROUTES.returnPolicy.footer?.label}|${ROUTES.complaints.footer?.label})`)

const TextWithLinks = ({ text }: { readonly text: string }) =>
  text.split(PAGE_NAMES).map((part) => {
    const route = [ROUTES.returnPolicy, ROUTES.complaints].find(({ footer }) => footer?.label === part)
    return route === undefined ? (
      part
    ) : (
      <Link key={part} href={route.hash}>
        {part}
      </Link>
    )
  })

export const PolicyPart = ({ section }: { readonly section: PolicySection }) => {
  const List = section.isOrdered === true ? 'ol' : 'ul'
  return (
    <section>
      <h2>{section.heading}</h2>
      {section.text !== undefined && (
        <p className="mt-3">
          <TextWithLinks text={section.text} />
        </p>
      )}
      {section.items !== undefined && (
        <List className="mt-3">
          {section.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </List>
      )}
    </section>
  )
}
