import fastify from 'fastify'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it, onTestFinished } from 'vitest'
import { discoveryRoute } from '../../../../src/adapters/server/pages/discovery-route'
import type { Site } from '../../../../src/domain/site/site'
import { aSite } from '../../../support/fixtures/a-site'

const askedFor = async (security: Site['security']) => {
  const app = fastify()
  onTestFinished(() => app.close())
  await app.register(
    discoveryRoute({
      site: { ...aSite, security },
      readers: { readArticles: TE.right([]), readVideos: TE.right([]), readProductRows: TE.right([]) },
      contentVersion: async () => ({}),
      originOf: () => 'https://namthu.example',
    }),
  )
  return app.inject('/.well-known/security.txt')
}

describe('the address for reports of security faults', () => {
  it('[M-133] is at the place that RFC 9116 names, as plain text', async () => {
    const { statusCode, headers, body } = await askedFor({
      contact: 'baomat@namthu.example',
      expires: '2027-01-01',
    })
    expect([statusCode, headers['content-type']]).toStrictEqual([200, 'text/plain; charset=utf-8'])
    expect(body.split('\n')).toStrictEqual([
      'Contact: mailto:baomat@namthu.example',
      'Expires: 2027-01-01T23:59:59+07:00',
      'Preferred-Languages: vi, en',
      'Canonical: https://namthu.example/.well-known/security.txt',
      '',
    ])
  })

  it.each([
    { contact: '', expires: '' },
    { contact: 'baomat@namthu.example', expires: '' },
  ])('[M-133] is not found without contact and expiry: $contact', async (security) => {
    expect((await askedFor(security)).statusCode).toBe(404)
  })
})
