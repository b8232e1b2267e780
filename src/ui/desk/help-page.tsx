import * as TE from 'fp-ts/TaskEither'
import { DESK } from '../../domain/access/addresses'
import type { DeskRoute } from '../../ports/desk'
import { DESK_HELP } from '../copy/desk-help'
import { page } from './frame'

export const helpRoute: DeskRoute = {
  method: 'GET',
  path: DESK.help,
  handle: ({ who }) =>
    TE.right(
      page({
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
      }),
    ),
}
