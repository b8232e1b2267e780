import * as E from 'fp-ts/Either'
import { flow, pipe } from 'fp-ts/function'
import { map as mapRecord } from 'fp-ts/Record'
import * as TE from 'fp-ts/TaskEither'
import { withLegalPhrases } from '../../domain/site/legal-phrases'
import type { SheetSources } from '../../domain/site/sheet-source'
import { Site } from '../../domain/site/site'
import { bindUnits } from '../../domain/text/bind-units'
import { bindWords } from '../../domain/text/bind-words'
import type { ContentFailure } from '../../ports/content'
import { explainMissingFile, unreadable } from './content-failure'
import { explainDecodeErrors } from './field-faults'
import { readContentText } from './read-content-text'
import { explainJsonError } from './site-json'

export const SITE_FILE = 'site.json'

const SHARED_TAB = 'sheets: hai trong ba bảng cùng trỏ đến một trang tính của một bảng tính.'

const areApart = ({ orders, products, members }: SheetSources): boolean =>
  new Set([orders, products, members].map(({ id, name }) => JSON.stringify([id, name]))).size === 3

const parseJson = (text: string): E.Either<string, unknown> =>
  E.tryCatch(
    () => JSON.parse(text),
    () => explainJsonError(text),
  )

/** `2 đến 5 ngày làm việc`, `30.000 đ`. */
const bound = <K extends string>(texts: Readonly<Record<K, string>>): Readonly<Record<K, string>> =>
  mapRecord(bindUnits)(texts)

const withAnswers = (site: Site): Site => ({
  ...site,
  brand: { ...site.brand, tagline: bindWords(site.brand.tagline) },
  deadlines: bound(site.deadlines),
  delivery: {
    ...site.delivery,
    ...bound({ fee: site.delivery.fee, time: site.delivery.time, payment: site.delivery.payment }),
  },
  questions: site.questions.map(({ question, answer }) => ({
    question: bindWords(question),
    answer: withLegalPhrases(answer, site).text,
  })),
})

/** Fails with the dotted names of invalid fields. */
export const readSite = (contentDir: string): TE.TaskEither<ContentFailure, Site> =>
  pipe(
    readContentText(contentDir, SITE_FILE),
    TE.orElseW(explainMissingFile(contentDir)),
    TE.chainEitherK(
      flow(
        parseJson,
        E.chain(flow(Site.decode, E.mapLeft(explainDecodeErrors))),
        E.filterOrElse(
          ({ sheets }) => areApart(sheets),
          () => SHARED_TAB,
        ),
        E.bimap(unreadable(SITE_FILE), withAnswers),
      ),
    ),
  )
