import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { CallSheets } from '../../../src/adapters/google-sheets/call-sheets'
import { asItIs, type MakeWriter } from './walk-world'

type Call = Parameters<CallSheets>[0]

const calling =
  (weakened: (callSheets: CallSheets) => CallSheets): MakeWriter =>
  (deps, target) =>
    asItIs({ ...deps, callSheets: weakened(deps.callSheets) }, target)

const requestsOf = ({ body }: Call): ReadonlyArray<object> =>
  (body as { readonly requests?: ReadonlyArray<object> } | undefined)?.requests ?? []

const isDrop = (request: object): boolean => 'deleteSheet' in request

type Columns = {
  readonly valueRanges: ReadonlyArray<{ readonly values?: ReadonlyArray<ReadonlyArray<unknown>> }>
}

const FEWEST_DIGITS = 9

/** Numbers and times of the rows whose number has too few digits are blank. */
const withoutUnreadable = (answer: unknown): Columns => {
  const { valueRanges } = answer as Columns
  const [phones = []] = valueRanges[0]?.values ?? []
  const isReadable = (row: number) => String(phones[row] ?? '').replaceAll(/\D/g, '').length >= FEWEST_DIGITS
  const blank = (cells: ReadonlyArray<unknown>) => cells.map((cell, row) => (isReadable(row) ? cell : ''))
  return { valueRanges: valueRanges.map(({ values = [] }) => ({ values: values.map(blank) })) }
}

/** Ways in which delivery and erasure could be weaker than they are. */
export const WEAKENINGS = {
  'never puts back what was deleted by mistake': calling(
    (callSheets) => (call) =>
      callSheets(
        requestsOf(call).some(isDrop)
          ? { ...call, body: { requests: requestsOf(call).filter(isDrop) } }
          : call,
      ),
  ),
  'passes over rows without a readable number': calling(
    (callSheets) => (call) =>
      pipe(
        callSheets(call),
        TE.map((answer) => (call.path.includes('/values:batchGet') ? withoutUnreadable(answer) : answer)),
      ),
  ),
  'deletes every row of an erased number, whatever its time': (deps, target) => {
    const writer = asItIs(deps, target)
    return {
      ...writer,
      removeRows: (round) =>
        writer.removeRows({
          ...round,
          removals: round.removals.map((removal) => ({ ...removal, rowsUntil: null })),
        }),
    }
  },
  'forgets a spreadsheet that is no longer configured': (deps, target) => {
    const writer = asItIs(deps, target)
    const isFormer = (spreadsheet: string) => spreadsheet !== deps.sheets[target].id
    return {
      ...writer,
      removeRows: (round) =>
        round.sheet !== null && isFormer(round.sheet.spreadsheet)
          ? TE.right({ isMarked: false })
          : writer.removeRows(round),
    }
  },
} satisfies Readonly<Record<string, MakeWriter>>
