import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { csvDelimiter, csvRows } from '../../../src/adapters/content/csv-rows'

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

import type { SheetLine } from '../../../src/domain/catalogue/product-rows'

describe('a CSV text', () => {
  it.each([
    [
      'commas',
      'id,title\n1,Hàu',
      [
        ['id', 'title'],
        ['1', 'Hàu'],
      ],
    ],
    [
      'semicolons',
      'id;title\n1;Hàu, sâm',
      [
        ['id', 'title'],
        ['1', 'Hàu, sâm'],
      ],
    ],
    [
      'tabs',
      'id\ttitle\n1\tHàu, sâm; kẽm',
      [
        ['id', 'title'],
        ['1', 'Hàu, sâm; kẽm'],
      ],
    ],
    ['one column only', 'id\n1\n2', [['id'], ['1'], ['2']]],
    [
      'a header that quotes another delimiter',
      'id;"sort, name";title\n1;2',
      [
        ['id', 'sort, name', 'title'],
        ['1', '2'],
      ],
    ],
    [
      'quoted line breaks, delimiters and quotes',
      'id,title\n1,"a\nb, ""c"""',
      [
        ['id', 'title'],
        ['1', 'a\nb, "c"'],
      ],
    ],
    [
      'a stray quote',
      'id,title\n1,màn 5" rộng',
      [
        ['id', 'title'],
        ['1', 'màn 5" rộng'],
      ],
    ],
    ['short rows', 'id,title,fee\n1\n2,Sâm', [['id', 'title', 'fee'], ['1'], ['2', 'Sâm']]],
    [
      'long rows',
      'id,title\n1,Hàu,thừa',
      [
        ['id', 'title'],
        ['1', 'Hàu', 'thừa'],
      ],
    ],
    [
      'blank rows',
      '\nid,title\n,\n\n1,Hàu\n,\n',
      [
        ['id', 'title'],
        ['1', 'Hàu'],
      ],
    ],
    [
      'outer spaces',
      'id,title\n 1 , Hàu ',
      [
        ['id', 'title'],
        [' 1 ', ' Hàu '],
      ],
    ],
    ['nothing', '', []],
  ])('[M-131] with %s gives its rows', (_what, csv, rows) => {
    expect(
      E.map((found: ReadonlyArray<SheetLine>) => found.map(({ cells }) => cells))(csvRows(csv)),
    ).toStrictEqual(E.right(rows))
  })

  it('[M-131] that ends inside a quoted cell is refused', () => {
    expect(csvRows('id,title\n1,"Hàu')).toStrictEqual(
      E.left(expect.stringMatching(/^Tệp không đúng dạng CSV: dấu ngoặc kép mở ở dòng 2 không được đóng/)),
    )
  })

  it("[M-131] counts blank rows in line numbers, but not Excel's sep line", () => {
    expect(csvRows('sep=;\n;\nid;title\n\n1;Hàu\n')).toStrictEqual(
      E.right([
        { line: 2, cells: ['id', 'title'] },
        { line: 4, cells: ['1', 'Hàu'] },
      ]),
    )
  })
})
