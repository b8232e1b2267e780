import { helpPicture } from '../../domain/access/desk-addresses'
import type { DeskPages } from '../../ports/desk-pages'
import { DESK_HELP } from '../copy/desk-help'
import { framed } from './frame'

export const helpPage: DeskPages['help'] = ({ who }) =>
  framed({
    title: DESK_HELP.title,
    who,
    current: 'help',
    body: (
      <>
        <h1>{DESK_HELP.title}</h1>
        {DESK_HELP.parts.map(({ title, steps, picture }) => (
          <section key={title} className="help">
            <h2>{title}</h2>
            <ol>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            {picture !== undefined && (
              <img
                src={helpPicture(picture.name)}
                alt={picture.alt}
                width={picture.width}
                height={picture.height}
                loading="lazy"
              />
            )}
          </section>
        ))}
      </>
    ),
  })
