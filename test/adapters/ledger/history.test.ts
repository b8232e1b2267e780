import { describe, expect, it } from 'vitest'
import { hashesOfPhone } from '../../../src/domain/ledger/phone-hash'
import { run } from '../../../src/domain/ledger/script'
import { appendHistory } from '../../../src/domain/ledger/staff/history'
import { nationalNumber } from '../../../src/domain/phone/phone-spellings'
import { decoded } from '../../support/decoded'
import { ARRIVED_AT } from '../../support/ledger/arrived'
import { TEST_STORES } from '../../support/ledger/test-stores'

describe.each(TEST_STORES)('uses of a ledger $name', ({ open }) => {
  it('[P-010] are shown newest first, those of a person also by themselves, and with a count once they are over', async () => {
    const { change, desk, clock } = await open()
    const ids: Array<string> = []
    for (const [command, phone] of [
      ['find', '0900000001'],
      ['erase', '0900000002'],
      ['desk changed', '0900000001'],
      ['affected', '0900000001'],
    ] as const) {
      ids.push(decoded(await change((at) => appendHistory({ who: 'Trang', command, phone }, at))()))
      clock.pass(1)
    }
    decoded(await change(() => run('countUse', { id: ids[0] ?? '', rows: 7 }))())
    const latest = decoded(await desk.read(() => run('latestHistory', {}))())
    expect(latest.map(({ command, rows }) => [command, rows])).toStrictEqual([
      ['affected', null],
      ['desk changed', null],
      ['erase', null],
      ['find', 7],
    ])
    const [phoneHash = ''] = decoded(await change(() => hashesOfPhone(nationalNumber('0900000001')))())
    const ofPerson = (since: number) =>
      desk
        .read(() => run('historyOfPerson', { phoneHash, since, without: 'desk changed' }))()
        .then(decoded)
    expect((await ofPerson(0)).map(({ id }) => id)).toStrictEqual([ids[3], ids[0]])
    expect((await ofPerson(ARRIVED_AT + 1)).map(({ id }) => id)).toStrictEqual([ids[3]])
  })
})
