import { sectionAnchor } from '../../../domain/routing/section-anchor'
import type { Policy, PolicySection } from '../../copy/policies'
import { ContactLines } from '../../parts/contact-lines'
import { LinkedText } from '../../parts/linked-text'
import { ScreenHeading } from '../../parts/screen-heading'

const PolicyPart = ({ section }: { readonly section: PolicySection }) => {
  const List = section.isOrdered === true ? 'ol' : 'ul'
  return (
    <section id={sectionAnchor(section.heading)} className="scroll-mt-24">
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

export const PolicyPage = ({ policy: { title, lead, sections } }: { readonly policy: Policy }) => (
  <div className="page beside grid xl:flex xl:flex-wrap gap-10 py-10 md:py-14 xl:gap-16">
    <div className="max-w-3xl">
      <ScreenHeading title={title} className="text-3xl font-bold md:text-4xl" />
      <p className="reading-line mt-3 text-quiet md:text-lg">{lead}</p>
      <div className="article-content mt-6">
        {sections.map((section) => (
          <PolicyPart key={section.heading} section={section} />
        ))}
      </div>
    </div>
    <section
      aria-labelledby="lien-he-ho-tro"
      className="outlined screen-only h-fit max-w-3xl rounded-box bg-base-200 p-6 xl:sticky xl:top-24"
    >
      <h2 id="lien-he-ho-tro" className="mb-3 text-lg font-bold">
        Liên hệ hỗ trợ
      </h2>
      <ContactLines />
    </section>
  </div>
)
