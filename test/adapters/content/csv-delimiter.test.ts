import { describe, expect, it } from 'vitest'
import { csvDelimiter } from '../../../src/adapters/content/csv-delimiter'

describe('what parts the cells of a CSV text', () => {
  it.each([
    ['id,title\n1;2;3;4', ','],
    ['id;title\n1,2,3,4', ';'],
    ['id\ttitle\n1,2,3,4', '\t'],
    ['id;title,price;fee\n', ';'],
    ['"a,b,c";d\n', ';'],
    ['"a\n,,,";d\n', ';'],
    ['\n\nid;title\n1,2', ';'],
    ['\tid\n', '\t'],
    ['a,b;c\n', ','],
    ['id\n1;2', ','],
    ['', ','],
  ])('[M-131] %j: %j', (csv, delimiter) => {
    expect(csvDelimiter(csv)).toBe(delimiter)
  })
})
