import { describe, expect, it } from 'vitest'
import { captureRequests, returnRequests } from '../../../src/adapters/google-sheets/capture-requests'

const AT = { columns: new Map([['phone', 2]]), marks: [] }

const rowsIn = (request: object, name: string) => {
  const found = (request as Record<string, { range?: { startIndex: number; endIndex: number } }>)[name]
  return found?.range === undefined ? [] : [[found.range.startIndex, found.range.endIndex]]
}

describe('the call that deletes rows', () => {
  it('[P-003] copies and deletes rows that stand together as one, the last first, whatever their order', () => {
    const { requests } = captureRequests({ id: 9, sheetId: 1, rows: [7, 2, 3, 1, 10], width: 36, ...AT })
    expect(requests.flatMap((request) => rowsIn(request, 'deleteDimension'))).toStrictEqual([
      [10, 11],
      [7, 8],
      [1, 4],
    ])
    const copied = requests.flatMap((request) =>
      'copyPaste' in request
        ? [[request.copyPaste.source.startRowIndex, request.copyPaste.destination.startRowIndex]]
        : [],
    )
    expect(copied).toStrictEqual([
      [1, 0],
      [7, 3],
      [10, 4],
    ])
    expect(requests[0]).toStrictEqual({
      addSheet: {
        properties: {
          sheetId: 9,
          title: 'dang-xoa-1-9',
          hidden: true,
          gridProperties: { rowCount: 5, columnCount: 36 },
        },
      },
    })
    expect(requests.filter((request) => 'createDeveloperMetadata' in request)).toHaveLength(3)
    expect(requests.filter((request) => 'deleteDeveloperMetadata' in request)).toStrictEqual([])
  })
})

describe('the call that puts rows back', () => {
  it('[P-003] inserts them below the headings, without the look of these, and deletes the hidden tab last', () => {
    const moved = [{ from: 0, to: 1, width: 5 }]
    const { requests } = returnRequests({ capture: 9, sheetId: 1, rows: [0, 1, 4], at: 1, moved, ...AT })
    expect(requests.filter((request) => 'insertDimension' in request)).toStrictEqual(
      [
        [1, 3],
        [1, 2],
      ].map(([startIndex, endIndex]) => ({
        insertDimension: {
          range: { sheetId: 1, dimension: 'ROWS', startIndex, endIndex },
          inheritFromBefore: false,
        },
      })),
    )
    expect(requests.at(-1)).toStrictEqual({ deleteSheet: { sheetId: 9 } })
  })
})
