import * as E from 'fp-ts/Either'
import { flow, pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import * as t from 'io-ts'
import type { SendFailure } from '../../domain/delivery/batch'
import type { KnownSheet } from '../../domain/delivery/known-sheet'
import type { SheetContent, SheetMarker } from '../../domain/delivery/sheet-content'
import { type SheetRow, withoutSwapped } from '../../domain/delivery/sheet-row'
import type { Target } from '../../domain/registration/registration'
import type { SheetSource } from '../../domain/site/sheet-source'
import { type CallSheets, undecodableAnswer } from './call-sheets'
import { capturesIn } from './capture-requests'
import { createMapTab, type MappedTab } from './mapped-tab'
import { MARKER_KEY } from './metadata-requests'
import { namedIfFormer, nameProtected, type OpenTab, openTabs, tabName } from './open-tab'
import { createReturnRows } from './return-rows'

type ReadDeps = {
  readonly target: Target
  readonly sheet: SheetSource
  readonly callSheets: CallSheets
}

const Marker = t.type({ metadataId: t.number, metadataKey: t.string, metadataValue: t.string })

/** The service omits an empty list. */
const Markers = t.type({ developerMetadata: t.union([t.readonlyArray(Marker), t.undefined]) })

const FIELDS = 'developerMetadata(metadataId,metadataKey,metadataValue)'

const distinct = (opened: ReadonlyArray<OpenTab>): ReadonlyArray<OpenTab> => [
  ...new Map(opened.map((each) => [`${each.spreadsheet} ${each.tab.sheetId}`, each])).values(),
]

/** Reads the markers of each spreadsheet and the rows of each tab that took rows; fails as `forbidden` if one is missing. */
export const createSheetsReader = ({ target, sheet, callSheets }: ReadDeps) => {
  const open = openTabs(callSheets, sheet)
  const { mapTab, mapAgain, requireSame, visitRows } = createMapTab(callSheets, target)
  const { returnAll } = createReturnRows(callSheets)

  const readMarkers = (spreadsheet: string): TE.TaskEither<SendFailure, ReadonlyArray<SheetMarker>> =>
    pipe(
      callSheets({ path: `${encodeURIComponent(spreadsheet)}?fields=${FIELDS}` }),
      TE.chainEitherKW((body) => pipe(Markers.decode(body), E.mapLeft(undecodableAnswer))),
      TE.map(({ developerMetadata = [] }) =>
        developerMetadata
          .filter(({ metadataKey }) => metadataKey === MARKER_KEY)
          .map(({ metadataId, metadataValue }) => ({ id: metadataId, value: metadataValue, spreadsheet })),
      ),
    )

  const openKnown = (known: KnownSheet): TE.TaskEither<SendFailure, ReadonlyArray<OpenTab>> =>
    pipe(open(known), TE.mapLeft(namedIfFormer(sheet, known.spreadsheet, known.name)))

  const openAll = (known: ReadonlyArray<KnownSheet>): TE.TaskEither<SendFailure, ReadonlyArray<OpenTab>> =>
    pipe(
      [open(null), ...known.map(openKnown)],
      TE.sequenceSeqArray,
      TE.map((opened) => distinct(opened.flat())),
    )

  const putBack = (mapped: MappedTab): TE.TaskEither<SendFailure, MappedTab> =>
    pipe(
      returnAll(mapped),
      TE.chain(() => mapAgain(mapped)),
    )

  /** Maps a tab. If an interrupted removal left rows in hidden tabs, they are put back first. */
  const findWhole = (found: OpenTab): TE.TaskEither<SendFailure, MappedTab> =>
    pipe(
      mapTab(found),
      TE.chain((mapped) =>
        capturesIn(mapped.tabs, mapped.tab).length === 0 ? TE.right(mapped) : putBack(mapped),
      ),
      TE.mapLeft(nameProtected(tabName(found))),
    )

  const readRows = (mapped: MappedTab): TE.TaskEither<SendFailure, ReadonlyArray<SheetRow>> => {
    const rows: Array<SheetRow> = []
    return pipe(
      visitRows(mapped, mapped.tab, (piece) => void rows.push(...piece)),
      TE.chain(() => requireSame(mapped)),
      TE.map(() => rows.some(({ order }) => order === 'monthFirst')),
      TE.map((isMonthFirst) => withoutSwapped(rows, isMonthFirst)),
    )
  }

  const readTab = flow(findWhole, TE.chain(readRows))
  const readAllMarkers = (tabs: ReadonlyArray<OpenTab>) =>
    TE.traverseSeqArray(readMarkers)([...new Set(tabs.map(({ spreadsheet }) => spreadsheet))])

  return (known: ReadonlyArray<KnownSheet>): TE.TaskEither<SendFailure, SheetContent> =>
    pipe(
      openAll(known),
      TE.bindTo('tabs'),
      TE.bind('markers', ({ tabs }) => readAllMarkers(tabs)),
      TE.bind('rows', ({ tabs }) => TE.traverseSeqArray(readTab)(tabs)),
      TE.map(({ markers, rows }) => ({ markers: markers.flat(), rows: rows.flat() })),
    )
}
