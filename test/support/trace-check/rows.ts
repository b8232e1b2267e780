/** Rows may stand there several times: who sends the same again has registered again. */
export type Rows = ReadonlyArray<string>

/** The rows but the others, each as often as it stands there more often than among the others. */
export const without = (rows: Rows, others: Rows): Rows => {
  const left = [...others]
  return rows.filter((row) => {
    const at = left.indexOf(row)
    if (at !== -1) left.splice(at, 1)
    return at === -1
  })
}

/** Whether each row stands among the others, as often as here. */
export const isPart = (rows: Rows, others: Rows): boolean => without(rows, others).length === 0

/** Whether each row stands here as often as among the others. */
export const isSame = (rows: Rows, others: Rows): boolean =>
  rows.length === others.length && isPart(rows, others)
