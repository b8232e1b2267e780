import { describe, expect, it } from 'vitest'
import { csvDelimiter } from '../../../src/adapters/content/csv-delimiter'

describe('the delimiter of a CSV text', () => {
  it.each([
    ['id,title\n1;2;3;4', ','],
    ['id;title\n1,2,3,4', ';'],
    ['id\ttitle\n1,2,3,4', '\t'],
    ['ID;"title";price, in VND\n', ';'],
    ['\n\nid;title\n1,2', ';'],
    ['Bảng giá, tháng 11, năm 2026\nid;title\n', ';'],
    ['id\n1;2', ','],
    ['', ','],
  ])('[M-131] of %j is %j', (csv, delimiter) => {
    expect(csvDelimiter(csv)).toStrictEqual({ delimiter, rows: csv })
  })

  it.each(['sep=;\nid,title;fee\n', 'SEP=;\nid,title;fee\n'])(
    "[M-131] of %j is that of Excel's sep line",
    (csv) => {
      expect(csvDelimiter(csv)).toStrictEqual({ delimiter: ';', rows: 'id,title;fee\n' })
    },
  )
})
