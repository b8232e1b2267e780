import { resolve } from 'node:path'
import type { ContentFailure } from '../../domain/site/content-failure'

const VERB: Readonly<Record<ContentFailure['tag'], string>> = {
  unreadable: 'không đọc được',
  doubtful: 'nên xem lại',
}

/** The line for the operator that names file and reason. */
export const explainContentFailure = (contentDir: string, { tag, file, reason }: ContentFailure): string =>
  `CONTENT_DIR ${resolve(contentDir)}: ${VERB[tag]} ${file}. ${reason.replace(/\s+/g, ' ')}`
