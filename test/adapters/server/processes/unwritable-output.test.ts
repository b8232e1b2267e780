import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { openTestLedger } from '../../../support/ledger/open-test-ledger'
import { runProgram } from '../../../support/processes/run-program'
import { createDiskDir } from '../../../support/temp-dir'

const built = inject('builtServer')
const program = (name: string): string => join(built.main, '..', `${name}.js`)

const through = (shell: string): ReadonlyArray<string> => ['sh', '-c', `exec "$@" ${shell}`, 'sh']

const FULL = 'Không ghi được kết quả ra (ENOSPC). Hãy kiểm tra nơi ghi, ví dụ đĩa đã đầy.\n'

describe.skipIf(!existsSync('/dev/full'))('an output that is full', () => {
  it.each([
    ['registrations', ['status']],
    ['registrations', ['export', 'orders']],
    ['registrations', ['help']],
    ['dossier', []],
  ])('[P-010] ends a program with 1 and one sentence: %s %j', async (name, words) => {
    const dataDir = await createDiskDir()
    openTestLedger(dataDir)
    const { ended } = runProgram(program(name), {
      words,
      env: { DATA_DIR: dataDir },
      under: through('>/dev/full'),
    })
    expect(await ended).toStrictEqual({ code: 1, out: '', err: FULL })
  })

  it('[P-010] ends a check of the content with 1, because nothing was reported', async () => {
    const { ended } = runProgram(program('check-content'), { under: through('2>/dev/full') })
    expect(await ended).toStrictEqual({ code: 1, out: '', err: '' })
  })
})
