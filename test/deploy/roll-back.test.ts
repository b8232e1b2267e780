import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { writeSums } from '../../scripts/pack/archive'
import { installRelease, ownFolders } from '../support/deploy/installed-release'
import { freePort } from '../support/postgres/free-port'
import { importUrlOf, orderBody } from '../support/server/import-calls'
import { createDiskDir } from '../support/temp-dir'

const [archive] = inject('archives')
const { sheets } = JSON.parse(readFileSync('content/site.json', 'utf8'))

const STEPS_END = '\n].map((statements) => statements.join('
const ADDED = `,\n["ALTER TABLE registration ADD COLUMN of_a_later_release TEXT"]`

/** Installs the release once more, as a later one that changes the tables. */
const installChanged = async (root: string): Promise<void> => {
  const folder = join(await createDiskDir(), 'nam-vung-changed')
  cpSync(join(root, 'current/'), folder, { recursive: true, dereference: true })
  const programs = globSync(join(folder, 'dist/server/**/*.js')).filter((file) =>
    readFileSync(file, 'utf8').includes(STEPS_END),
  )
  expect(programs).toHaveLength(1)
  for (const program of programs)
    writeFileSync(program, readFileSync(program, 'utf8').replace(STEPS_END, `${ADDED}${STEPS_END}`))
  writeSums(folder)
  execFileSync(join(folder, 'install'), [root], { stdio: 'ignore' })
}

const order = async (address: string, name: string, phone: string): Promise<void> => {
  const answer = await fetch(`${address}${importUrlOf(sheets.orders)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': phone },
    body: orderBody({ name, phone: `'${phone}`, products: 'Viên uống Nam Vững Sinh Lực' }),
  })
  expect(answer.status).toBe(200)
}

describe('a roll-back from a release that changed the tables', () => {
  it('[P-006] is refused with the reason, and works with the earlier backup as the page describes', async () => {
    const root = join(await createDiskDir(), 'opt')
    const name = installRelease(archive, root)
    const { start, run, folders } = await ownFolders(root)
    const port = await freePort()
    const address = `http://localhost:${port}`
    const file = join(await createDiskDir(), 'of-before.backup')
    const rollBack = () => execFileSync(join(root, 'releases', name, 'install'), [root], { stdio: 'ignore' })

    let server = await start(port)
    await order(address, 'Người Thứ Nhất', '0900000001')
    await order(address, 'Người Được Xóa', '0900000002')
    run('backup', '--to', file)
    await server.stop()

    await installChanged(root)
    server = await start(port)
    await order(address, 'Người Thứ Ba', '0900000003')
    execFileSync(join(root, 'current/registrations'), ['erase', '--phone', '-'], {
      input: '0900000002',
      env: { ...process.env, ...folders },
      stdio: ['pipe', 'ignore', 'ignore'],
    })
    const since = run('export', 'orders', '--since', '2020-01-01')
    expect(since).toContain('Người Thứ Ba')
    await server.stop()

    rollBack()
    for (const [program, ...words] of [['start'], ['registrations', 'status']] as const) {
      const { status, stderr } = spawnSync(join(root, 'current', program), words, {
        env: { ...process.env, ...folders, PORT: String(port) },
        encoding: 'utf8',
      })
      expect([program, status, stderr]).toStrictEqual([
        program,
        1,
        expect.stringContaining('dữ liệu do phiên bản mới hơn'),
      ])
    }

    run('restore', '--from', file)
    await start(port)
    const kept = run('export', 'orders')
    expect(kept).toContain('Người Thứ Nhất')
    expect(kept).not.toMatch(/Người Thứ Ba|Người Được Xóa/)
    await order(address, 'Người Thứ Tư', '0900000004')
    expect(run('export', 'orders')).toContain('Người Thứ Tư')
  })
})
