import { helpPicture } from '../../domain/desk/desk-addresses'
import type { DeskPages } from '../../ports/desk-pages'
import { DESK_HELP } from '../copy/desk-help'
import { framed } from './frame'
import call from './pictures/call.png?inline'
import callBack from './pictures/call-back.png?inline'
import handOver from './pictures/hand-over.png?inline'
import late from './pictures/late.png?inline'
import signIn from './pictures/sign-in.png?inline'
import slip from './pictures/slip.png?inline'

/** As data URLs, so that they are part of the built program. */
const PICTURES = { 'sign-in': signIn, call, 'call-back': callBack, late, slip, 'hand-over': handOver }

const bytesOf = (dataUrl: string): Uint8Array =>
  Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(',') + 1)), (character) => character.charCodeAt(0))

/** The files of the help’s pictures, which `docs/staff-desk.md` shows too. */
export const helpPictures: DeskPages['helpPictures'] = Object.entries(PICTURES).map(([name, dataUrl]) => ({
  path: helpPicture(name),
  type: 'image/png',
  body: bytesOf(dataUrl),
}))

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
