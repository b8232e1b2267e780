import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readHash, writeHash } from '../../../src/domain/routing/hash-location'

describe('readHash', () => {
  it.each([
    { hash: '#/app-news/list?tabIdx=1', path: '/app-news/list', search: 'tabIdx=1', why: 'a query behind #' },
    {
      hash: '#/app-news/list',
      path: '/app-news/list',
      search: '',
      why: 'what stands before # is not handed in',
    },
    { hash: '', path: '/', search: '', why: 'no hash' },
    { hash: '#', path: '/', search: '', why: 'an empty hash' },
    { hash: '#/', path: '/', search: '', why: 'the home page' },
    { hash: '#about', path: '/about', search: '', why: 'a missing slash' },
    { hash: '#//about//', path: '/about', search: '', why: 'slashes too many' },
    { hash: '#/about/?a=1', path: '/about', search: 'a=1', why: 'a slash before the query' },
    { hash: '#?tabIdx=1', path: '/', search: 'tabIdx=1', why: 'only a query' },
    { hash: '#/about?a=1?b=2', path: '/about', search: 'a=1?b=2', why: 'a question mark in the query' },
    { hash: '/about', path: '/about', search: '', why: 'a route without #' },
    { hash: '#/about#part', path: '/about#part', search: '', why: 'a second #' },
  ])('[M-002, A-01] of $hash: $why', ({ hash, path, search }) => {
    expect(readHash(hash)).toStrictEqual({ path, search })
  })
})

describe('writeHash', () => {
  it.each([
    ['/app-news/list?tabIdx=1', '#/app-news/list?tabIdx=1'],
    ['about', '#/about'],
    ['#/about', '#/about'],
    ['//about', '#/about'],
    ['/', '#/'],
    ['', '#/'],
  ])('[M-001, M-003] of %j is %j', (route, hash) => {
    expect(writeHash(route)).toBe(hash)
  })

  it('[M-002, M-003] is read back as the same path and query', () => {
    const word = fc.stringMatching(/^[a-z0-9-]{1,8}$/)
    const path = fc.array(word, { maxLength: 4 }).map((words) => `/${words.join('/')}`)
    const search = fc.array(fc.tuple(word, word), { maxLength: 3 }).map((pairs) => new Map(pairs))
    fc.assert(
      fc.property(path, search, (wantedPath, pairs) => {
        const query = [...pairs].map(([name, value]) => `${name}=${value}`).join('&')
        expect(readHash(writeHash(query === '' ? wantedPath : `${wantedPath}?${query}`))).toStrictEqual({
          path: wantedPath,
          search: query,
        })
      }),
    )
  })
})
