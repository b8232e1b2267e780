import type { ReactNode } from 'react'

type SectionProps = {
  readonly id: string
  readonly title: string
  readonly lead?: string
  readonly aside?: ReactNode
  readonly tone?: 'white' | 'sand'
  readonly children: ReactNode
}

/** A section of a page with its heading; `aside` stands beside it. */
export const Section = ({ id, title, lead, aside, tone = 'white', children }: SectionProps) => (
  <section aria-labelledby={id} className={tone === 'sand' ? 'bg-base-200' : 'bg-base-100'}>
    <div className="page py-10 md:py-18">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-2 gap-y-1 md:mb-8">
        <div className="max-w-2xl">
          <h2 id={id} className="text-2xl font-bold md:text-[2rem]">
            {title}
          </h2>
          {lead !== undefined && <p className="mt-2 text-quiet md:text-lg">{lead}</p>}
        </div>
        {aside}
      </div>
      {children}
    </div>
  </section>
)
