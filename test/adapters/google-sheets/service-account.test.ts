import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createGetToken, readServiceAccount } from '../../../src/adapters/google-sheets/service-account'
import { KEY_FILE } from '../../support/stand-in-sheets/sheets-service'
import { createTempDir } from '../../support/temp-dir'

const keyFileOf = async (text: string): Promise<string> => {
  const path = join(await createTempDir(), 'key.json')
  writeFileSync(path, text)
  return path
}

describe('a key file', () => {
  it('[P-002] that is valid is accepted', async () => {
    expect(await readServiceAccount(await keyFileOf(JSON.stringify(KEY_FILE)))()).toStrictEqual(
      E.right(KEY_FILE),
    )
  })

  it.each([
    { text: 'x', why: 'không đọc được tệp khóa' },
    { text: '{}', why: 'thiếu client_email, private_key hoặc token_uri' },
    { text: JSON.stringify({ ...KEY_FILE, private_key: 'x' }), why: 'private_key trong tệp khóa không phải' },
  ])('[P-002] that cannot be used says why: $why', async ({ text, why }) => {
    const read = await readServiceAccount(await keyFileOf(text))()
    expect(E.isLeft(read) ? read.left : '').toContain(why)
  })
})

describe('a token service that does not respond', () => {
  it('[P-002] is cancelled and asked again', async () => {
    let asked = 0
    const server = createServer((_request, response) => {
      asked += 1
      if (asked === 1) return
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ access_token: 'given', expires_in: 3600, token_type: 'Bearer' }))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => {
      server.closeAllConnections()
      server.close()
    })
    const { port } = server.address() as AddressInfo
    const getToken = createGetToken(KEY_FILE, `http://127.0.0.1:${port}/`, 300)
    await expect(getToken({ isFresh: false })).rejects.toThrow()
    expect(await getToken({ isFresh: false })).toBe('given')
    expect(asked).toBe(2)
  })
})
