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
        {DESK_HELP.parts.map(({ title, steps }) => (
          <section key={title}>
            <h2>{title}</h2>
            <ol>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </section>
        ))}
      </>
    ),
  })
