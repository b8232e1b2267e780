import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { splitFrontMatter } from '../../../src/adapters/content/split-front-matter'

describe('a Markdown file with front matter', () => {
  it.each([
    ['fields and body', '---\nid: a\ntags: ["b", "c"]\n---\n\nMột.\n', { id: 'a', tags: ['b', 'c'] }, 'Một.'],
    ['a day, which stays text', '---\npublishedAt: 2026-01-31\n---\n', { publishedAt: '2026-01-31' }, ''],
    ['words that other YAML reads as yes and no', '---\nid: no\n---', { id: 'no' }, ''],
    ['a rule in its body', '---\nid: a\n---\nMột.\n\n---\n\nHai.', { id: 'a' }, 'Một.\n\n---\n\nHai.'],
    ['three hyphens inside a field', '---\nid: a---b\n---\nMột.', { id: 'a---b' }, 'Một.'],
    ['blanks after the hyphens', '--- \nid: a\n---\t\nMột.', { id: 'a' }, 'Một.'],
    ['no field', '---\n---\nMột.', null, 'Một.'],
  ])('[M-105] is split: %s', (_what, text, fields, body) => {
    expect(splitFrontMatter(text)).toStrictEqual(E.right({ fields, body }))
  })
})

describe('a Markdown file without front matter that can be read', () => {
  const NONE = 'Tệp không bắt đầu bằng khối thông tin nằm giữa hai dòng ba dấu gạch nối.'

  it.each([
    ['none at all', '# Một', NONE],
    ['an empty file', '', NONE],
    ['no closing hyphens', '---\nid: a\n', NONE],
    ['a title before it', 'Một\n---\nid: a\n---\n', NONE],
    ['four hyphens', '----\nid: a\n----\n', NONE],
    [
      'a colon in an unquoted text',
      '---\nid: a\ntitle: Một: hai\n---\n',
      'Khối thông tin đầu tệp không phải YAML: có hai dấu hai chấm; hãy đặt giá trị trong dấu ngoặc kép thẳng (dòng 3, cột 8).',
    ],
    [
      'a field given twice',
      '---\nid: a\nid: b\n---\n',
      'Khối thông tin đầu tệp không phải YAML: một trường được ghi hai lần (dòng 3, cột 1).',
    ],
  ])('[M-105] is refused: %s', (_what, text, reason) => {
    expect(splitFrontMatter(text)).toStrictEqual(E.left(reason))
  })
})
