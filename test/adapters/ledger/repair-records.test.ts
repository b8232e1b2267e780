import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { repairRecords } from '../../../src/domain/ledger/erase/repair-records'
import { run } from '../../../src/domain/ledger/script'
import { decoded } from '../../support/decoded'
import { phoneNumber } from '../../support/fixtures/people'
import { anArrivedOrder } from '../../support/ledger/arrived'
import { TEST_STORES } from '../../support/ledger/test-stores'

describe.each(TEST_STORES)('records of erasures in a ledger $name', ({ open }) => {
  it('[P-004] are known no longer once they are lost, and the one that goes on is', async () => {
    const { keepRegistration, eraseByPhone, change, read } = await open()
    await keepRegistration(anArrivedOrder(1))()
    decoded(await eraseByPhone(phoneNumber('0900000001'), 'none')())
    const head = { recordId: 'there', line: 3, hash: 'h' }
    const { lost } = decoded(await change(() => repairRecords((known) => ({ lost: known, head })))())
    expect(lost).toEqual([{ recordId: 'here', line: 1, hash: 'of 1' }])
    expect(await read(() => run('knownHeads', {}))()).toEqual(E.right([head]))
    decoded(
      await change(() =>
        repairRecords(() => ({ lost: [], head: { ...head, recordId: 'empty', line: 0 } })),
      )(),
    )
    expect(await read(() => run('knownHeads', {}))()).toEqual(E.right([head]))
  })
})
