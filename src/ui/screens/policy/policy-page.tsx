import { useLocation, useRouter } from 'wouter'
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

/** Beside the text only: where there is no room for it, one scrolls. */
const SectionLinks = ({ sections }: Pick<Policy, 'sections'>) => {
  const router = useRouter()
  const [path] = useLocation()
  const page = router.hrefs(path, router)
  return (
    <nav aria-labelledby="tren-trang-nay" className="mt-6 px-6 max-xl:hidden">
      <h2 id="tren-trang-nay" className="mb-2 text-lg font-bold">
        Trên trang này
      </h2>
      <ul>
        {sections.map(({ heading }) => (
          <li key={heading}>
            <a href={`${page}#${sectionAnchor(heading)}`} className="text-link block py-1.5">
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
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
    <div className="screen-only h-fit max-w-3xl xl:sticky xl:top-24">
      <section aria-labelledby="lien-he-ho-tro" className="outlined rounded-box bg-base-200 p-6">
        <h2 id="lien-he-ho-tro" className="mb-3 text-lg font-bold">
          Liên hệ hỗ trợ
        </h2>
        <ContactLines />
      </section>
      <SectionLinks sections={sections} />
    </div>
  </div>
)
