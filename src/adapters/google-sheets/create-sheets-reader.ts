import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import * as t from 'io-ts'
import type { SendFailure } from '../../domain/delivery/batch'
import type { KnownSheet } from '../../domain/delivery/known-sheet'
import type { SheetContent, SheetMarker } from '../../domain/delivery/sheet-content'
import { type SheetRow, withoutSwapped } from '../../domain/delivery/sheet-row'
import type { Target } from '../../domain/registration/registration'
import type { SheetSource } from '../../domain/site/sheet-source'
import { MARKER_KEY } from './batch-requests'
import { type CallSheets, undecodableAnswer } from './call-sheets'
import { capturesIn } from './capture-requests'
import { createMapTab, type MappedTab } from './mapped-tab'
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

/** Reads the markers of each spreadsheet and the rows of each tab that took rows; a missing one fails as `forbidden`. */
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
      TE.map((opened) => {
        const distinct = new Map(
          opened.flat().map((each) => [`${each.spreadsheet} ${each.tab.sheetId}`, each] as const),
        )
        return [...distinct.values()]
      }),
    )

  /** Maps a tab. If an interrupted removal left rows in hidden tabs, they are put back first. */
  const findWhole = (found: OpenTab): TE.TaskEither<SendFailure, MappedTab> =>
    pipe(
      mapTab(found),
      TE.chain((mapped) =>
        capturesIn(mapped.tabs, mapped.tab).length === 0
          ? TE.right(mapped)
          : pipe(
              returnAll(mapped),
              TE.chain(() => mapAgain(mapped)),
            ),
      ),
      TE.mapLeft(nameProtected(tabName(found))),
    )

  const readTab = (found: OpenTab): TE.TaskEither<SendFailure, ReadonlyArray<SheetRow>> =>
    pipe(
      findWhole(found),
      TE.chain((mapped) => {
        const rows: Array<SheetRow> = []
        const visit = (piece: ReadonlyArray<SheetRow>): void => void rows.push(...piece)
        return pipe(
          visitRows(mapped, mapped.tab, visit),
          TE.chain(() => requireSame(mapped)),
          TE.map(() =>
            withoutSwapped(
              rows,
              rows.some(({ order }) => order === 'monthFirst'),
            ),
          ),
        )
      }),
    )

  return (known: ReadonlyArray<KnownSheet>): TE.TaskEither<SendFailure, SheetContent> =>
    pipe(
      openAll(known),
      TE.bindTo('tabs'),
      TE.bind('markers', ({ tabs }) =>
        pipe([...new Set(tabs.map(({ spreadsheet }) => spreadsheet))], TE.traverseSeqArray(readMarkers)),
      ),
      TE.bind('rows', ({ tabs }) => pipe(tabs, TE.traverseSeqArray(readTab))),
      TE.map(({ markers, rows }) => ({ markers: markers.flat(), rows: rows.flat() })),
    )
}
