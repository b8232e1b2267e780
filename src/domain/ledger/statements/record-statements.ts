import * as t from 'io-ts'
import { change, type NoValues, query } from './statement'

const Head = t.type({ recordId: t.string, line: t.number, hash: t.string })
type Head = t.TypeOf<typeof Head>

/** What the ledger knows of the records of erasures. */
export const RECORD_STATEMENTS = {
  knownHeads: query(Head)<NoValues>(),
  writeHead: change<Head>(),
  forgetHead: change<Pick<Head, 'recordId'>>(),
}
