import { fold } from '../text/fold'

/** The id of a section in its page, of its heading: `huy-va-doi-tra`. */
export const sectionAnchor = (heading: string): string =>
  fold(heading)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
