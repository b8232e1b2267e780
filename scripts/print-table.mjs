/** Prints rows of texts in columns; the first column is aligned left, the others right. */
export const printTable = (rows) => {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)))
  for (const [name, ...rest] of rows)
    console.log([name.padEnd(widths[0]), ...rest.map((cell, n) => cell.padStart(widths[n + 1]))].join('  '))
}
