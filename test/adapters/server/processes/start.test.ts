import { spawnSync } from 'node:child_process'
import { cpSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { openTestLedger } from '../../../support/ledger/open-test-ledger'
import { BUILT_PAGE } from '../../../support/processes/built-page'
import { runProgram } from '../../../support/processes/run-program'
import { startServerProcess } from '../../../support/processes/start-server-process'
import { createDiskDir } from '../../../support/temp-dir'

const IN_NAMESPACE = ['unshare', '-rm', 'sh', '-c'] as const

/** Whether this account may mount a file system that only its own processes see. */
const CAN_MOUNT =
  spawnSync(IN_NAMESPACE[0], [...IN_NAMESPACE.slice(1), 'mount -t tmpfs tmpfs /mnt']).status === 0

/** The words before a program that mount a disk of 1 MiB at its `DATA_DIR`, on which `prepare` runs first. */
const onSmallDisk = (prepare: string): ReadonlyArray<string> => [
  ...IN_NAMESPACE,
  `mount -t tmpfs -o size=1m tmpfs "$DATA_DIR"; ${prepare}; exec "$@"`,
  'sh',
]

const built = inject('builtServer')

const listenOn = (host: string): Promise<number | null> =>
  new Promise((resolve) => {
    const other = createServer()
    onTestFinished(() => void other.close())
    other.once('error', () => resolve(null))
    other.listen(0, host, () => {
      const address = other.address()
      resolve(typeof address === 'object' && address !== null ? address.port : null)
    })
  })

const contentWithout = async (file: string): Promise<string> => {
  const contentDir = join(await createDiskDir(), 'content')
  cpSync('content', contentDir, { recursive: true, filter: (name) => !name.endsWith(file) })
  return contentDir
}

describe('the started server', () => {
  it('[M-131, P-009] prints its address once, answers on both addresses of localhost, and stops when it is told to', async () => {
    const env = { DATA_DIR: await createDiskDir() }
    const ipv6Port = await listenOn('::1')
    const { url, said, stop } = await startServerProcess(built.main, { env })
    expect(said.out).toMatch(/^Nam Vững đang chạy tại http:\/\/localhost:\d+\n$/)
    expect(await (await fetch(url)).text()).toBe(BUILT_PAGE)
    expect((await fetch(`${url}/news/api/v3/news?page=0&limit=12`)).status).toBe(200)
    expect((await fetch(`${url}/pictures/site/logo.svg`)).status).toBe(200)
    for (const host of ipv6Port === null ? ['127.0.0.1'] : ['127.0.0.1', '[::1]']) {
      const health = await fetch(`${url.replace('localhost', host)}/healthz`)
      expect(await health.json()).toStrictEqual({ status: 'ok' })
    }
    expect((await stop('SIGTERM')).code).toBe(0)
    const again = await startServerProcess(built.main, { env })
    expect((await again.stop('SIGINT')).code).toBe(0)
  })
})

describe('a server that cannot start says why in one line, and exits with 1', () => {
  const refused = async (env: Readonly<Record<string, string>>) => {
    const { code, out, err } = await runProgram(built.main, { env }).ended
    return { code, out, err }
  }

  it('[P-009] if another process uses the data folder, but not if a dead process left its lock', async () => {
    const dataDir = await createDiskDir()
    const first = await startServerProcess(built.main, { env: { DATA_DIR: dataDir } })
    expect(await refused({ DATA_DIR: dataDir })).toStrictEqual({
      code: 1,
      out: '',
      err: `DATA_DIR ${dataDir}: một tiến trình khác đang dùng thư mục này. Hãy dừng tiến trình đó hoặc chọn DATA_DIR khác.\n`,
    })
    await first.stop('SIGKILL')
    const { url } = await startServerProcess(built.main, { env: { DATA_DIR: dataDir } })
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
  })

  it.each(['127.0.0.1', '::1'])('[P-009] if the port is taken on %s', async (host) => {
    const port = await listenOn(host)
    if (port === null) return
    const answer = await refused({ DATA_DIR: await createDiskDir(), PORT: String(port) })
    expect(answer).toStrictEqual({
      code: 1,
      out: '',
      err: expect.stringMatching(
        new RegExp(
          `Địa chỉ localhost:${port} đang được chương trình khác dùng. Hãy chọn PORT khác \\(EADDRINUSE\\).\n$`,
        ),
      ),
    })
    expect(answer.err).not.toMatch(/\n\s+at /)
  })

  it('[P-009] if the data folder is a file', async () => {
    const file = join(await createDiskDir(), 'file')
    writeFileSync(file, '')
    expect(await refused({ DATA_DIR: file })).toStrictEqual({
      code: 1,
      out: '',
      err: `DATA_DIR ${file}: đường dẫn này không phải là thư mục.\n`,
    })
  })

  it('[P-009] if the file is no database', async () => {
    const dataDir = await createDiskDir()
    writeFileSync(join(dataDir, 'registrations.sqlite'), 'no database'.repeat(1_000))
    expect(await refused({ DATA_DIR: dataDir })).toStrictEqual({
      code: 1,
      out: '',
      err: `DATA_DIR ${dataDir}: tệp registrations.sqlite không phải cơ sở dữ liệu hợp lệ hoặc đã hỏng. Hãy khôi phục từ bản sao lưu.\n`,
    })
  })

  it('[P-009] if the disk is full', async () => {
    const dataDir = await createDiskDir()
    const { code, out, err } = await runProgram(built.main, { env: { DATA_DIR: dataDir }, fileLimit: 8 })
      .ended
    expect([code, out]).toStrictEqual([1, ''])
    expect(err).toMatch(
      new RegExp(`^DATA_DIR ${dataDir}: (đĩa đã đầy|lỗi đọc ghi \\(disk I/O error\\))\\.\n$`),
    )
  })

  it.skipIf(!CAN_MOUNT)('[P-009] if the disk was filled up since it ran', async () => {
    const [dataDir, small] = [await createDiskDir(), await createDiskDir()]
    openTestLedger(dataDir)
    const { ended } = runProgram(built.main, {
      env: { DATA_DIR: small, FROM: dataDir },
      under: onSmallDisk(
        'cp "$FROM"/registrations.sqlite "$DATA_DIR"; cat /dev/zero >"$DATA_DIR/rest" 2>/dev/null',
      ),
    })
    expect(await ended).toStrictEqual({ code: 1, out: '', err: `DATA_DIR ${small}: đĩa đã đầy.\n` })
  })

  it('[M-113] if site.json cannot be read', async () => {
    const contentDir = await contentWithout('site.json')
    const { code, out, err } = await runProgram(built.main, {
      env: { DATA_DIR: await createDiskDir(), CONTENT_DIR: contentDir },
    }).ended
    expect([code, out]).toStrictEqual([1, ''])
    expect(err).toMatch(new RegExp(`^CONTENT_DIR ${contentDir}: không đọc được site.json\\. [^\n]+\n$`))
  })

  it('[P-009] if a setting makes no sense', async () => {
    expect(await refused({ PORT: 'eighty' })).toStrictEqual({
      code: 1,
      out: '',
      err: 'PORT phải là số nguyên từ 0 đến 65535.\n',
    })
  })
})

describe('a product file that cannot be read', () => {
  it('[M-131, M-133] does not prevent the start: health and log name it, and memberships are accepted', async () => {
    const contentDir = await contentWithout('products.csv')
    writeFileSync(join(contentDir, 'products.csv'), Buffer.from([0xe2, 0x0a]))
    const { url, said } = await startServerProcess(built.main, {
      env: { DATA_DIR: await createDiskDir(), CONTENT_DIR: contentDir },
    })
    expect(await (await fetch(`${url}/healthz`)).json()).toStrictEqual({
      status: 'ok',
      unreadable: ['products.csv'],
    })
    expect(said.err).toContain('không đọc được products.csv')
    expect((await fetch(url)).status).toBe(200)
  })
})
