import { describe, expect, it } from 'vitest'
import { changeOf } from '../../../src/domain/news/article'

describe('an article', () => {
  it('[M-105] changed last when it was updated, or else when it was published', () => {
    const publishedAt = '2026-11-20T08:00:00'
    expect(changeOf({ publishedAt, updatedAt: '2026-11-23T09:30:00' })).toBe('2026-11-23T09:30:00')
    expect(changeOf({ publishedAt, updatedAt: '' })).toBe(publishedAt)
  })
})
