import { describe, expect, it } from 'vitest'
import { explainReadError } from '../../../src/adapters/content/read-fault'

describe('the message for a failed read', () => {
  it.each([
    ['EACCES', 'Máy chủ không có quyền đọc tệp này.'],
    ['EMFILE', 'Không đọc được tệp này (EMFILE).'],
  ])('[M-133] for %s contains no path', (code, sentence) => {
    const error = Object.assign(new Error(`${code}: open '/srv/content/products.csv'`), { code })
    expect(explainReadError(error)).toBe(sentence)
  })

  it('[M-133] says so if what was thrown has no code', () => {
    expect(explainReadError('no error at all')).toBe('Không đọc được tệp này (unknown error).')
  })
})
