import * as t from 'io-ts'
import type { KnownHead } from '../erase/record-of-erasures'
import { change, type NoValues, query } from './statement'

const Head = t.type({ recordId: t.string, line: t.number, hash: t.string })

export const RECORD_STATEMENTS = {
  knownHeads: query(Head)<NoValues>(),
  writeHead: change<KnownHead>(),
  forgetHead: change<Pick<KnownHead, 'recordId'>>(),
}
