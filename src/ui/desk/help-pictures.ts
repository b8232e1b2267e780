import { helpPicture } from '../../domain/access/desk-addresses'
import type { DeskPages } from '../../ports/desk-pages'
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
export const helpPictures: DeskPages['files'] = Object.entries(PICTURES).map(([name, dataUrl]) => ({
  path: helpPicture(name),
  type: 'image/png',
  body: bytesOf(dataUrl),
}))
