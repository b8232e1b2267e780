import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { createCallSheets } from '../../../src/adapters/google-sheets/call-sheets'

const answering = (status: number, headers: Readonly<Record<string, string>> = {}) =>
  createCallSheets({
    fetch: async () => new Response('{}', { status, headers }),
    rootUrl: 'http://sheets.example/',
    getToken: async () => 'token',
    awaitTurn: TE.right(undefined),
  })

describe('a status', () => {
  it.each([
    [400, 'refused'],
    [401, 'forbidden'],
    [403, 'forbidden'],
    [404, 'forbidden'],
    [408, 'passing'],
    [409, 'passing'],
    [412, 'passing'],
    [413, 'refused'],
    [429, 'passing'],
    [500, 'passing'],
    [503, 'passing'],
  ])(
    '[P-002] of %i makes a call %s: only what the service refuses for good counts as refused',
    async (status, tag) => {
      expect(await answering(status)({ path: 'x' })()).toMatchObject(
        E.left({ tag, reason: `the service answers ${status}`, status }),
      )
    },
  )
})

describe('a request', () => {
  it('[P-002] has a body or reads, and goes nowhere else with its token', async () => {
    const asked: Array<readonly [url: string, init: object]> = []
    const call = createCallSheets({
      fetch: async (url, { signal, ...init } = {}) => {
        asked.push([String(url), init])
        return new Response(String(signal instanceof AbortSignal))
      },
      rootUrl: 'http://sheets.example/',
      getToken: async () => 'token',
      awaitTurn: TE.right(undefined),
    })
    expect(await call({ path: 'x' })()).toStrictEqual(E.right(true))
    await call({ path: 'x:batchUpdate', body: { requests: [] } })()
    const headers = { authorization: 'Bearer token', 'content-type': 'application/json' }
    expect(asked).toStrictEqual([
      ['http://sheets.example/v4/spreadsheets/x', { method: 'GET', headers, redirect: 'error' }],
      [
        'http://sheets.example/v4/spreadsheets/x:batchUpdate',
        { method: 'POST', headers, redirect: 'error', body: '{"requests":[]}' },
      ],
    ])
  })

  it('[P-003] is refused because of a protected range only with the status that Google gives to it', async () => {
    const saying = (status: number) =>
      createCallSheets({
        fetch: async () =>
          Response.json(
            { error: { message: 'You are trying to edit a protected cell or object.' } },
            { status },
          ),
        rootUrl: 'http://sheets.example/',
        getToken: async () => 'token',
        awaitTurn: TE.right(undefined),
      })({ path: 'x' })()
    expect(await saying(400)).toMatchObject(E.left({ tag: 'doubtful', doubt: { tag: 'rangeProtected' } }))
    expect(await saying(403)).toMatchObject(E.left({ tag: 'forbidden', reason: 'the service answers 403' }))
    expect(await saying(500)).toMatchObject(E.left({ tag: 'passing', reason: 'the service answers 500' }))
  })
})

describe('a Retry-After header', () => {
  it.each([
    { header: '20', ms: 20_000 },
    { header: '0', ms: 0 },
    { header: 'soon', ms: null },
    { header: new Date(Date.now() - 60_000).toUTCString(), ms: 0 },
  ])('[P-002] is parsed: $header', async ({ header, ms }) => {
    expect(await answering(429, { 'retry-after': header })({ path: 'x' })()).toStrictEqual(
      E.left({ tag: 'passing', reason: 'the service answers 429', retryAfterMs: ms, status: 429 }),
    )
  })

  it('[P-002] is parsed as a date too', async () => {
    const call = answering(503, { 'retry-after': new Date(Date.now() + 60_000).toUTCString() })
    const answer = await call({ path: 'x' })()
    const asked = E.isLeft(answer) && answer.left.tag === 'passing' ? answer.left.retryAfterMs : null
    expect(asked).toBeGreaterThan(50_000)
    expect(asked).toBeLessThanOrEqual(60_000)
  })
})

describe('a token that is not issued', () => {
  const refusing = (description: string) =>
    createCallSheets({
      fetch: async () => new Response('{}'),
      rootUrl: 'http://sheets.example/',
      getToken: async () => {
        const data = { error: 'invalid_grant', error_description: description }
        throw Object.assign(new Error('invalid_grant'), { status: 400, response: { data } })
      },
      awaitTurn: TE.right(undefined),
    })

  it('[P-002] because our clock is wrong is requested again, because the clock may be corrected', async () => {
    const call = refusing(
      'Invalid JWT: Token must be a short-lived token (60 minutes) and in a reasonable timeframe. Check your iat and exp values in the JWT claim.',
    )
    expect(await call({ path: 'x' })()).toStrictEqual(
      E.left({
        tag: 'passing',
        reason: 'the token service finds our clock wrong',
        retryAfterMs: null,
        status: 0,
      }),
    )
  })

  it.each([
    { why: 'an error of the network', error: new Error('ECONNRESET') },
    {
      why: 'a status that says nothing about the key, whatever its text',
      error: Object.assign(new Error('exp: backend timeframe'), { status: 503 }),
    },
    { why: 'no error', error: 'ECONNRESET' },
    { why: 'no error, but a status', error: { status: 400 } },
  ])('[P-002] is requested again later: $why', async ({ error }) => {
    const call = createCallSheets({
      fetch: async () => new Response('{}'),
      rootUrl: 'http://sheets.example/',
      getToken: () => Promise.reject(error),
      awaitTurn: TE.right(undefined),
    })
    expect(await call({ path: 'x' })()).toStrictEqual(
      E.left({ tag: 'passing', reason: 'no token could be had', retryAfterMs: null, status: 0 }),
    )
  })

  it('[P-002] because the key is refused halts the sheet', async () => {
    expect(await refusing('Invalid grant: account not found')({ path: 'x' })()).toStrictEqual(
      E.left({ tag: 'forbidden', reason: 'the key is refused (400)', status: 400 }),
    )
  })
})

describe('a token that is refused', () => {
  it('[P-002] is requested again once, and not more often', async () => {
    const asked: Array<boolean> = []
    const call = createCallSheets({
      fetch: async () => new Response('{}', { status: 401 }),
      rootUrl: 'http://sheets.example/',
      getToken: async ({ isFresh }) => {
        asked.push(isFresh)
        return 'token'
      },
      awaitTurn: TE.right(undefined),
    })
    expect(await call({ path: 'x' })()).toStrictEqual(
      E.left({ tag: 'forbidden', reason: 'the service answers 401', status: 401 }),
    )
    expect(asked).toStrictEqual([false, true])
  })
})
