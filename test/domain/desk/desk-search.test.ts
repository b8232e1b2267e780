import { describe, expect, it } from 'vitest'
import { readSearch } from '../../../src/domain/desk/desk-search'

const number = (digits: string, reference: string | null = null) => ({
  reference,
  spelled: { tag: 'number', digits },
})
const name = (typed: string, reference: string | null = null) => ({
  reference,
  spelled: { tag: 'name', name: typed },
})
const referenceAlone = (reference: string) => ({ reference, spelled: null })
const NOTHING = { reference: null, spelled: null }

describe('what an employee types to find a registration', () => {
  it.each([
    ['0900 345 678', number('8765430090')],
    ['+84 900.345.678', number('8765430090')],
    ['678', number('876')],
    ['78', NOTHING],
    ['7K3Q-9F2M', referenceAlone('7K3Q-9F2M')],
    ['7k3q9f2m', referenceAlone('7K3Q-9F2M')],
    ['7k3q 9fzl', referenceAlone('7K3Q-9FZ1')],
    ['Nguyễn Văn An', name('nguyen van an')],
    ['An', name('an')],
    ['A', NOTHING],
    ['%_', NOTHING],
    ['', NOTHING],
  ])('[P-019] %j is read as number, name, reference or nothing', (typed, read) => {
    expect(readSearch(typed)).toStrictEqual(read)
  })

  it.each([
    ['Thanh Mai', name('thanh mai', 'THAN-HMA1')],
    ['hoang anh', name('hoang anh', 'H0AN-GANH')],
    ['HQRS-TVWX', name('hqrs-tvwx', 'HQRS-TVWX')],
    ['1234-5678', number('87654321', '1234-5678')],
  ])('[P-019] %j may be a reference too and is looked for as both', (typed, read) => {
    expect(readSearch(typed)).toStrictEqual(read)
  })
})
