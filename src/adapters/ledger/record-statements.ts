import * as t from 'io-ts'
import type { KnownHead } from '../../ports/record-of-erasures'
import { change, type NoValues, query } from './statement'

const Head = t.type({ place: t.string, line: t.number, hash: t.string })

export const RECORD_STATEMENTS = {
  knownHeads: query(Head)<NoValues>('SELECT place, line, hash FROM record_head ORDER BY place'),
  writeHead: change<KnownHead>(`
    INSERT INTO record_head (place, line, hash) VALUES (:place, :line, :hash)
    ON CONFLICT (place) DO UPDATE SET line = excluded.line, hash = excluded.hash`),
  forgetHead: change<Pick<KnownHead, 'place'>>('DELETE FROM record_head WHERE place = :place'),
}
