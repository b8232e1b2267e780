import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { SendFailure } from '../../domain/delivery/batch'
import type { createRowClassifier, FoundRows } from '../../domain/delivery/removal'
import type { createMapTab, MappedTab } from './mapped-tab'
import type { Tab } from './read-tabs'

type Mapping = Pick<ReturnType<typeof createMapTab>, 'visitRows' | 'requireSame'>

/** Finds the rows of erased persons in a tab. */
export const createRowFinder = (
  { visitRows, requireSame }: Mapping,
  createClassifier: () => ReturnType<typeof createRowClassifier>,
) => {
  const classifyTab = (mapped: MappedTab, tab: Tab) => {
    const classifier = createClassifier()
    return pipe(
      visitRows(mapped, tab, classifier.add),
      TE.map((calls) => ({ found: classifier.found(), calls })),
    )
  }

  /** Reads a tab again if nothing was found and it took several calls: somebody may have sorted it between two. */
  const findRows = (mapped: MappedTab): TE.TaskEither<SendFailure, FoundRows> =>
    pipe(
      classifyTab(mapped, mapped.tab),
      TE.chain(({ found, calls }) =>
        found.toDelete.length === 0 && calls > 1 ? classifyTab(mapped, mapped.tab) : TE.right({ found }),
      ),
      TE.chainFirst(() => requireSame(mapped)),
      TE.map(({ found }) => found),
    )

  return { classifyTab, findRows }
}
