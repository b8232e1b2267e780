type Cell = { readonly userEnteredValue?: { readonly formulaValue?: string; readonly stringValue?: string } }
type Marker = { readonly metadataId: number; readonly metadataKey: string; readonly metadataValue: string }
export type Answer = { readonly status: number; readonly body: unknown }

const refusal = (code: number, status: string, message: string): Answer => ({
  status: code,
  body: { error: { code, status, message } },
})
const invalid = (message: string): Answer => refusal(400, 'INVALID_ARGUMENT', message)

const hasOnly = (value: unknown, names: ReadonlyArray<string>): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.keys(value).every((name) => names.includes(name))

const cellOf = (cell: unknown): Cell | null => {
  if (!hasOnly(cell, ['userEnteredValue'])) return null
  return hasOnly(cell.userEnteredValue, ['formulaValue', 'stringValue']) ? (cell as Cell) : null
}

const shown = ({ userEnteredValue = {} }: Cell): string =>
  userEnteredValue.formulaValue === undefined
    ? (userEnteredValue.stringValue ?? '')
    : `formula ${userEnteredValue.formulaValue}`

const replyTo = (request: Record<string, unknown>): Record<string, unknown> =>
  request.createDeveloperMetadata === undefined
    ? {}
    : { createDeveloperMetadata: request.createDeveloperMetadata }

/** One spreadsheet as the published API describes it: batchUpdate does all or nothing, and refuses a metadata id in use. */
export const createSpreadsheet = (tabNames: ReadonlyArray<string>) => {
  const rows = new Map<number, ReadonlyArray<ReadonlyArray<string>>>()
  let tabs = tabNames.map((title, index) => ({ sheetId: index + 1, title }))
  let markers = new Map<number, Marker>()
  let poison: string | null = null

  type Draft = {
    readonly rows: Map<number, ReadonlyArray<ReadonlyArray<string>>>
    readonly markers: Map<number, Marker>
  }

  const append = (draft: Draft, request: unknown): Answer | null => {
    if (!hasOnly(request, ['sheetId', 'rows', 'fields', 'tableId'])) return invalid('Unknown name')
    const sheetId = Number(request.sheetId)
    if (!tabs.some((tab) => tab.sheetId === sheetId)) return invalid('No grid with id')
    if (request.fields !== 'userEnteredValue') return invalid('fields')
    if (!Array.isArray(request.rows)) return invalid('rows')
    const added: Array<ReadonlyArray<string>> = []
    for (const row of request.rows as ReadonlyArray<unknown>) {
      if (!hasOnly(row, ['values']) || !Array.isArray(row.values)) return invalid('values')
      const cells = row.values.map(cellOf)
      if (cells.some((cell) => cell === null)) return invalid('cell')
      added.push(cells.map((cell) => shown(cell as Cell)))
    }
    if (poison !== null && added.flat().some((text) => text.includes(String(poison))))
      return invalid('cell too odd')
    draft.rows.set(sheetId, [...(draft.rows.get(sheetId) ?? []), ...added])
    return null
  }

  const mark = (draft: Draft, request: unknown): Answer | null => {
    if (!hasOnly(request, ['developerMetadata'])) return invalid('Unknown name')
    const marker = request.developerMetadata
    if (!hasOnly(marker, ['metadataId', 'metadataKey', 'metadataValue', 'visibility', 'location']))
      return invalid('Unknown name')
    if (marker.visibility !== 'DOCUMENT' && marker.visibility !== 'PROJECT') return invalid('visibility')
    const id = marker.metadataId
    if (typeof id !== 'number' || !Number.isInteger(id) || id < 1 || id > 2_147_483_647)
      return invalid('metadataId')
    if (draft.markers.has(id)) return invalid('metadataId is in use')
    draft.markers.set(id, marker as unknown as Marker)
    const length = [...draft.markers.values()].reduce(
      (sum, { metadataKey, metadataValue }) => sum + metadataKey.length + metadataValue.length,
      0,
    )
    return length > 30_000 ? invalid('metadata limit') : null
  }

  const deleteRow = (draft: Draft, request: unknown): Answer | null => {
    if (!hasOnly(request, ['range'])) return invalid('Unknown name')
    const { range } = request
    if (!hasOnly(range, ['sheetId', 'dimension', 'startIndex', 'endIndex'])) return invalid('Unknown name')
    const sheetId = Number(range.sheetId)
    const [start, end] = [Number(range.startIndex), Number(range.endIndex)]
    if (!tabs.some((tab) => tab.sheetId === sheetId)) return invalid('No grid with id')
    if (range.dimension !== 'ROWS' || !(start >= 0 && end > start)) return invalid('range')
    draft.rows.set(
      sheetId,
      (draft.rows.get(sheetId) ?? []).filter((_, row) => row < start || row >= end),
    )
    return null
  }

  const unmark = (draft: Draft, request: unknown): Answer | null => {
    const { dataFilter } = request as { dataFilter: { developerMetadataLookup: { metadataId: number } } }
    return draft.markers.delete(dataFilter.developerMetadataLookup.metadataId) ? null : invalid('no metadata')
  }

  return {
    rowsOf: (title: string): ReadonlyArray<ReadonlyArray<string>> =>
      rows.get(tabs.find((tab) => tab.title === title)?.sheetId ?? 0) ?? [],
    markers: () => markers,
    addMarker: (metadataId: number, metadataValue: string) => {
      markers.set(metadataId, { metadataId, metadataKey: 'r', metadataValue })
    },
    refuseText: (text: string | null) => {
      poison = text
    },
    remakeTab: (title: string) => {
      tabs = tabs.map((tab) => (tab.title === title ? { title, sheetId: tab.sheetId + 100 } : tab))
    },
    renameTab: (from: string, to: string) => {
      tabs = tabs.map((tab) => (tab.title === from ? { ...tab, title: to } : tab))
    },
    /** As staff edit, sort and delete. */
    editRows: (
      title: string,
      edit: (rows: ReadonlyArray<ReadonlyArray<string>>) => ReadonlyArray<ReadonlyArray<string>>,
    ) => {
      const sheetId = tabs.find((tab) => tab.title === title)?.sheetId ?? 0
      rows.set(sheetId, edit(rows.get(sheetId) ?? []))
    },
    /** As staff copy a tab and sort the copy. */
    copyTab: (from: string, to: string) => {
      const source = tabs.find(({ title }) => title === from)?.sheetId ?? 0
      const sheetId = source + 100
      tabs = [...tabs, { title: to, sheetId }]
      rows.set(sheetId, (rows.get(source) ?? []).toReversed())
    },
    get: (): Answer => ({
      status: 200,
      body: {
        sheets: tabs.map((properties) => ({ properties })),
        ...(markers.size === 0 ? {} : { developerMetadata: [...markers.values()] }),
      },
    }),
    getMarker: (id: number): Answer => {
      const marker = markers.get(id)
      return marker === undefined ? refusal(404, 'NOT_FOUND', 'no metadata') : { status: 200, body: marker }
    },
    batchUpdate: (body: unknown): Answer => {
      if (!hasOnly(body, ['requests']) || !Array.isArray(body.requests)) return invalid('requests')
      const draft = { rows: new Map(rows), markers: new Map(markers) }
      for (const request of body.requests as ReadonlyArray<Record<string, unknown>>) {
        const failed = request.appendCells
          ? append(draft, request.appendCells)
          : request.createDeveloperMetadata
            ? mark(draft, request.createDeveloperMetadata)
            : request.deleteDeveloperMetadata
              ? unmark(draft, request.deleteDeveloperMetadata)
              : request.deleteDimension
                ? deleteRow(draft, request.deleteDimension)
                : invalid('Unknown name')
        if (failed !== null) return failed
      }
      for (const [id, kept] of draft.rows) rows.set(id, kept)
      markers = draft.markers
      return { status: 200, body: { replies: body.requests.map(replyTo) } }
    },
  }
}

export type Spreadsheet = ReturnType<typeof createSpreadsheet>
