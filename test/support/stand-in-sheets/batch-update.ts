import type { Actor, Book } from './book'
import { appendCells, updateCells } from './cell-requests'
import { deleteDimension, insertDimension, moveDimension } from './dimension-requests'
import { duplicateSheet } from './duplicate-sheet'
import { clearBasicFilter, setBasicFilter } from './filter-requests'
import { createDeveloperMetadata, deleteDeveloperMetadata } from './metadata-requests'
import { copyPaste, cutPaste } from './paste-requests'
import { addProtectedRange, deleteProtectedRange } from './protection'
import { inRequest, refusal } from './refusal'
import type { RequestKind } from './request-shapes'
import { sortRange } from './sort-range'
import { addSheet, deleteSheet, updateSheetProperties } from './tab-requests'

const REQUESTS = {
  appendCells,
  updateCells,
  deleteDimension,
  insertDimension,
  moveDimension,
  createDeveloperMetadata,
  deleteDeveloperMetadata,
  addSheet,
  deleteSheet,
  updateSheetProperties,
  duplicateSheet,
  copyPaste,
  cutPaste,
  sortRange,
  setBasicFilter,
  clearBasicFilter,
  addProtectedRange,
  deleteProtectedRange,
}

type Requests = typeof REQUESTS

/** One request of a batch, as its page describes it. */
export type Request = {
  readonly [kind in RequestKind]?: Parameters<Requests[kind]>[1]
}

type Apply = (book: Book, request: unknown, actor: Actor) => object | undefined

/**
 * Applies requests in order to a draft of the spreadsheet and returns their replies, `{}` for a request without one. The
 * caller keeps the draft only if none is refused.
 */
export const applyRequests = (
  draft: Book,
  requests: ReadonlyArray<Request>,
  actor: Actor,
): ReadonlyArray<object> =>
  requests.map((request, index) => {
    const [kind, ...others] = Object.keys(request) as ReadonlyArray<RequestKind>
    if (kind === undefined || others.length > 0)
      throw refusal(`Invalid requests[${index}]: exactly one kind of request must be set`)
    const apply = REQUESTS[kind] as Apply
    return inRequest(`requests[${index}].${kind}`, () => apply(draft, request[kind], actor)) ?? {}
  })
