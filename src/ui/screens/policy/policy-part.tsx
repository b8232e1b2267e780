import type { PolicySection } from '../../copy/policies'
import { LinkedText } from '../../parts/linked-text'

export const PolicyPart = ({ section }: { readonly section: PolicySection }) => {
  const List = section.isOrdered === true ? 'ol' : 'ul'
  return (
    <section>
      <h2>{section.heading}</h2>
      {section.text !== undefined && (
        <p className="mt-3">
          <LinkedText text={section.text} />
        </p>
      )}
      {section.items !== undefined && (
        <List className="mt-3">
          {section.items.map((item) => (
            <li key={item}>
              <LinkedText text={item} />
            </li>
          ))}
        </List>
      )}
    </section>
  )
}
