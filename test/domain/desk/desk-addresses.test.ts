import { describe, expect, it } from 'vitest'
import { ownPath } from '../../../src/domain/desk/desk-addresses'

describe('the page after signing in', () => {
  it.each(['/', '/don/7K3Q-9F2M', '/hoi-vien?trang=2&x=%20'])(
    '[P-016] is the one that was asked: %s',
    (path) => {
      expect(ownPath(path)).toBe(path)
    },
  )

  it.each([
    null,
    '',
    'don',
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/\t/evil.example',
    '/don"onclick',
    '/dòng',
  ])('[P-016] is never another site’s: %s', (path) => {
    expect(ownPath(path)).toBe('/')
  })
})
