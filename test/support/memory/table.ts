export type Undo = () => void

/** Rows by key in insertion order; each change can be undone. */
export type Table<Key, Row> = {
  readonly size: () => number
  readonly get: (key: Key) => Row | undefined
  readonly rows: () => ReadonlyArray<Row>
  readonly where: (isMeant: (row: Row) => boolean, most?: number) => ReadonlyArray<Row>
  readonly put: (key: Key, row: Row) => void
  readonly remove: (key: Key) => void
}

export const createTable = <Key extends string | number, Row>(log: (undo: Undo) => void): Table<Key, Row> => {
  const byKey = new Map<Key, Row>()

  /** Puts the restored row back before those with higher keys. */
  const restore = (key: Key, row: Row): void => {
    const later = [...byKey].filter(([other]) => other > key)
    for (const [other] of later) byKey.delete(other)
    for (const [other, each] of [[key, row] as const, ...later]) byKey.set(other, each)
  }

  return {
    size: () => byKey.size,
    get: (key) => byKey.get(key),
    rows: () => [...byKey.values()],
    where: (isMeant, most = Number.POSITIVE_INFINITY) => {
      const found: Array<Row> = []
      for (const row of byKey.values()) {
        if (found.length === most) break
        if (isMeant(row)) found.push(row)
      }
      return found
    },
    put: (key, row) => {
      const former = byKey.get(key)
      byKey.set(key, row)
      log(() => (former === undefined ? byKey.delete(key) : byKey.set(key, former)))
    },
    remove: (key) => {
      const former = byKey.get(key)
      if (former === undefined) return
      byKey.delete(key)
      log(() => restore(key, former))
    },
  }
}

type Numbered<Key> = { readonly id: Key }

export const updateRows = <Key, Row extends Numbered<Key>>(
  table: Table<Key, Row>,
  rows: ReadonlyArray<Row>,
  change: Partial<Row>,
): ReadonlyArray<Row> => {
  for (const row of rows) table.put(row.id, { ...row, ...change })
  return rows
}

export const removeRows = <Key, Row extends Numbered<Key>>(
  table: Table<Key, Row>,
  rows: ReadonlyArray<Row>,
): ReadonlyArray<Row> => {
  for (const { id } of rows) table.remove(id)
  return rows
}

export const rowsOf = <Key, Row>(table: Table<Key, Row>, keys: ReadonlyArray<Key>): ReadonlyArray<Row> =>
  keys.flatMap((key) => table.get(key) ?? [])
