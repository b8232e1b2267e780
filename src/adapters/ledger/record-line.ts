import { createHash } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as J from 'fp-ts/Json'
import * as t from 'io-ts'
import type {
  RecordEntry,
  RecordedErasure,
  RecordedWithdrawal,
} from '../../domain/ledger/erase/record-of-erasures'
import { Target } from '../../domain/registration/registration'
import type { EpochMs } from '../../domain/time/epoch-ms'

const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

const Moment = new t.Type<EpochMs, string, unknown>(
  'Moment',
  t.number.is,
  (written, context) =>
    typeof written === 'string' && ISO_TIME.test(written) && !Number.isNaN(Date.parse(written))
      ? t.success(Date.parse(written))
      : t.failure(written, context),
  (at) => new Date(at).toISOString(),
)

const Hash = t.refinement(t.string, (hash) => /^[\w-]{43}$/.test(hash))

const ERASED = { mark: Hash, at: Moment, sheets: t.readonlyArray(Target) }

const Term = t.strict({ id: t.number, at: Moment, confirmedAt: Moment, until: Moment })

const WrittenErasure = t.exact(
  t.intersection([
    t.type({ kind: t.literal('erasure'), ...ERASED }),
    t.partial({ kept: t.readonlyArray(Term) }),
  ]),
)

/** A line names the phone hash `mark`, and what the law retains `kept`. */
const Erasure = new t.Type<RecordedErasure, object, unknown>(
  'Erasure',
  t.type({ kind: t.literal('erasure'), phoneHash: t.string, at: t.number, sheets: t.readonlyArray(Target) })
    .is,
  (written, context) =>
    pipe(
      WrittenErasure.validate(written, context),
      E.map(({ kind, mark, kept, ...rest }) => ({
        kind,
        phoneHash: mark,
        ...rest,
        ...(kept && { retained: kept }),
      })),
    ),
  ({ kind, phoneHash, retained, ...rest }) =>
    WrittenErasure.encode({ kind, mark: phoneHash, ...rest, ...(retained && { kept: retained }) }),
)

const WrittenWithdrawal = t.strict({ kind: t.literal('withdrawal'), person: Hash, at: Moment })

/** A line names the phone hash `person`, because `mark` is what earlier releases read of it (`readableBefore`). */
const Withdrawal = new t.Type<RecordedWithdrawal, object, unknown>(
  'Withdrawal',
  t.type({ kind: t.literal('withdrawal'), phoneHash: t.string, at: t.number }).is,
  (written, context) =>
    pipe(
      WrittenWithdrawal.validate(written, context),
      E.map(({ kind, person, at }) => ({ kind, phoneHash: person, at })),
    ),
  ({ kind, phoneHash, at }) => WrittenWithdrawal.encode({ kind, person: phoneHash, at }),
)

const ENTRIES = {
  erasure: Erasure,
  sheet: t.strict({
    kind: t.literal('sheet'),
    at: Moment,
    target: Target,
    spreadsheet: t.string,
    tab: t.number,
    name: t.string,
  }),
  withdrawal: Withdrawal,
} satisfies Readonly<Record<RecordEntry['kind'], t.Mixed>>

const Entry: t.Type<RecordEntry, object, unknown> = t.union([
  ENTRIES.erasure,
  ENTRIES.sheet,
  ENTRIES.withdrawal,
])

/** `before` is the hash of the line before; `from` has the hashes of the lines that this one repeats from another record. */
const Link = t.exact(
  t.intersection([
    t.type({ line: t.number, key: t.union([t.string, t.null]), before: Hash }),
    t.partial({ from: t.readonlyArray(Hash) }),
  ]),
)
export type Link = t.TypeOf<typeof Link>

/** A line of releases without hashes. */
const Former = t.strict(ERASED)

const Kind = t.type({ kind: t.string })

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url')

/** The value of `before` in the first line. */
export const NO_LINE = digest('')

/** The hash of a line, which covers all lines before it. */
export const hashOf = (before: string, line: string): string => digest(`${before}\n${line}`)

/** Fields with which earlier releases read the line as an erasure of nobody from no sheet. */
const readableBefore = (entry: RecordEntry): object => {
  if (entry.kind === 'erasure') return {}
  const name =
    entry.kind === 'sheet' ? `${entry.spreadsheet} ${entry.tab}` : `withdrawal of ${entry.phoneHash}`
  return { mark: digest(name), sheets: [] }
}

/** The text of a line, without its line end. */
export const lineText = (link: Link, entry: RecordEntry): string =>
  JSON.stringify({ ...Link.encode(link), ...Entry.encode(entry), ...readableBefore(entry) })

/** A decoded line; `link` is null if an earlier release wrote it. */
export type ReadLine = { readonly link: Link | null; readonly entry: RecordEntry }

type LineFault = 'unreadable' | 'newer'

const readFormer = (value: unknown): E.Either<unknown, ReadLine> =>
  pipe(
    Former.decode(value),
    E.map(({ mark, ...rest }) => ({ link: null, entry: { kind: 'erasure', phoneHash: mark, ...rest } })),
  )

const readLinked = (value: unknown): E.Either<unknown, ReadLine> =>
  pipe(
    E.Do,
    E.bind('link', () => Link.decode(value)),
    E.bind('entry', () => Entry.decode(value)),
  )

const faultOf = (value: unknown): LineFault =>
  Kind.is(value) && !Object.hasOwn(ENTRIES, value.kind) ? 'newer' : 'unreadable'

/** `newer`: this release does not know the kind of the line. */
export const readLine = (text: string): E.Either<LineFault, ReadLine> =>
  pipe(
    J.parse(text),
    E.mapLeft((): LineFault => 'unreadable'),
    E.chain((value) =>
      pipe(
        Kind.is(value) ? readLinked(value) : readFormer(value),
        E.mapLeft(() => faultOf(value)),
      ),
    ),
  )
