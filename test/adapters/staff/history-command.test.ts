import { describe, expect, it } from 'vitest'
import { anArrivedOrder } from '../../support/arrived'
import { runStaffCommand, runWithPhone } from '../../support/run-staff-command'
import { STAFF_PLACES } from '../../support/staff-places'

describe.each(STAFF_PLACES)('the history of what staff did, in $name', ({ open }) => {
  it('[M-132] names who did what, when, and each person by one mark, never by the number', async () => {
    const { place, keepRegistration } = await open()
    for (const n of [1, 2, 3]) await keepRegistration(anArrivedOrder(n, { isTrapped: n === 3 }))()
    await runStaffCommand(place, 'export', 'orders')
    await runWithPhone(place, '0900000001', 'find')
    await runWithPhone(place, '+84 900 000 001', 'erase')
    await runWithPhone(place, '0900000002', 'find')
    await runStaffCommand(place, 'quarantine', 'list')
    expect(await runStaffCommand(place, 'quarantine', 'release', '1')).toMatchObject({
      code: 0,
      said: 'Đã nhận bản ghi 1: từ nay là đăng ký mã 3.',
    })
    await runStaffCommand(place, 'retry')
    await runStaffCommand(place, 'status')
    const { code, output } = await runStaffCommand(place, 'history')
    expect(code).toBe(0)
    const entries = output
      .trim()
      .split('\n')
      .map((line) => line.split('  '))
    expect(entries.map(([at, who]) => [at, who])).toStrictEqual(Array(7).fill(['20/11/2026 09:30:00', 'an']))
    const marks = new Map(entries.map(([, , command, mark]) => [command, mark]))
    expect([...marks.keys()].toSorted()).toStrictEqual([
      'erase',
      'export orders',
      'find',
      'quarantine list',
      'quarantine release 1',
      'retry',
    ])
    const found = entries.filter(([, , command]) => command === 'find').map(([, , , mark]) => mark)
    expect(found).toContain(marks.get('erase'))
    expect(new Set(found).size).toBe(2)
    expect(output).not.toMatch(/\d{9}/)
    const written = (await runStaffCommand(place, 'history', '--json')).output.trim().split('\n')
    expect(written.map((line) => JSON.parse(line).who)).toStrictEqual(Array(7).fill('an'))
  })
})

describe('quarantine with words that make no sense', () => {
  it.each([
    [],
    ['list', 'x'],
    ['release'],
    ['release', 'x'],
    ['release', '0'],
    ['release', '1', '2'],
    ['drop'],
  ])('[M-132] does nothing (%s %s)', async (...words) => {
    const { place } = { place: { tag: 'sqlite', dataDir: '/nowhere' } as const }
    expect((await runStaffCommand(place, 'quarantine', ...words)).code).toBe(2)
  })
})
