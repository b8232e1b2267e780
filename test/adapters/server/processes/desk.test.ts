import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { scaled } from '../../../support/faults/scale'
import { freePort } from '../../../support/postgres/free-port'
import { runProgram } from '../../../support/processes/run-program'
import { startServerProcess } from '../../../support/processes/start-server-process'
import { createDiskDir } from '../../../support/temp-dir'

const built = inject('builtServer')
const LONGEST_STOP_MS = scaled(120_000, 10_000)

const registrations = async (env: Readonly<Record<string, string>>, ...words: ReadonlyArray<string>) => {
  const { ended, said } = runProgram(built.registrations, { env, words })
  await ended
  return said.out
}

const started = async (given: Readonly<Record<string, string>>) => {
  const env = { DATA_DIR: await createDiskDir(), ...given }
  return { env, ...(await startServerProcess(built.main, { env })) }
}

describe('the server with STAFF_PORT', () => {
  it('[P-016] serves the desk there, to whoever is invited and removed while it runs', async () => {
    const port = String(await freePort())
    const { env, url, stop } = await started({ STAFF_PORT: port })
    const desk = `http://localhost:${port}`
    const address = (await registrations(env, 'staff', 'invite', 'Trang')).trim()
    expect(address.startsWith(`${desk}/moi/`)).toBe(true)
    const invited = await fetch(address)
    expect([invited.status, await invited.text()]).toStrictEqual([200, expect.stringContaining('Chào Trang')])
    const asked = await fetch(desk, { redirect: 'manual' })
    expect([asked.status, asked.headers.get('location')]).toStrictEqual([303, '/dang-nhap'])
    expect(await (await fetch(`${desk}/desk.css`)).text()).toContain('color-scheme')
    expect(await (await fetch(`${desk}/khoa.js`)).text()).toContain('credentials')
    await registrations(env, 'staff', 'remove', 'Trang')
    expect((await fetch(address)).status).toBe(410)
    const page = await (await fetch(`${url}/none`)).text()
    for (const path of ['/dang-nhap', new URL(address).pathname, '/desk.css', '/khoa.js', '/tro-giup']) {
      const elsewhere = await fetch(`${url}${path}`)
      expect([elsewhere.status, await elsewhere.text()]).toStrictEqual([404, page])
    }
    const begun = performance.now()
    await stop('SIGTERM')
    expect(performance.now() - begun).toBeLessThan(LONGEST_STOP_MS)
    await expect(fetch(desk)).rejects.toThrow()
  })

  it('[P-016, P-009] does not start if that port is taken, and names the setting', async () => {
    const port = String(await freePort())
    const { stop } = await started({ STAFF_PORT: port })
    const env = { DATA_DIR: await createDiskDir(), STAFF_PORT: port }
    const { ended, said } = runProgram(built.main, { env })
    await ended
    expect(said.err).toContain(
      `Địa chỉ localhost:${port} đang được chương trình khác dùng. Hãy chọn STAFF_PORT khác (EADDRINUSE).`,
    )
    await stop('SIGTERM')
  })
})

describe('the code of the desk', () => {
  const server = resolve(built.main, '..')
  const read = (file: string) => readFileSync(join(server, file), 'utf8')

  /** What a file imports before it runs, and what that imports. */
  const reached = (file: string, seen = new Set<string>()): ReadonlySet<string> => {
    if (seen.has(file)) return seen
    seen.add(file)
    for (const [, name = ''] of read(file).matchAll(
      /(?:from|import)\s*"(?:\.\/|\.\.\/)?(?:chunks\/)?([\w.-]+\.js)"/g,
    ))
      reached(join('chunks', name), seen)
    return seen
  }

  it('[P-001] has the pictures of its help', () => {
    expect(read('chunks/render-desk.js').match(/data:image\/png/g)).toHaveLength(6)
  })

  it('[P-016] is loaded only if the desk is on', () => {
    const hasDesk = (file: string) => /^\/\/ src\/(?:adapters\/server|ui)\/desk\//m.test(read(file))
    const files = readdirSync(join(server, 'chunks')).filter((file) => hasDesk(join('chunks', file)))
    expect(files).toEqual(expect.arrayContaining(['serve-desk.js', 'render-desk.js']))
    const atStart = reached('main.js')
    expect(atStart.size).toBeGreaterThan(5)
    expect([...atStart].filter(hasDesk)).toStrictEqual([])
    for (const file of atStart) expect(read(file)).not.toContain('simplewebauthn')
  })
})
