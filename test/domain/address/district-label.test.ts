import { describe, expect, it } from 'vitest'
import { districtLabel } from '../../../src/domain/address/district-label'

describe('districtLabel', () => {
  it.each([
    { kind: 'quận', label: 'Ba Đình', shown: 'Quận Ba Đình' },
    { kind: 'huyện', label: 'Kỳ Anh', shown: 'Huyện Kỳ Anh' },
    { kind: 'thị xã', label: 'Kỳ Anh', shown: 'Thị xã Kỳ Anh' },
    { kind: 'thành phố', label: 'Thủ Đức', shown: 'Thành phố Thủ Đức' },
    { kind: 'quận', label: 'Quận 1', shown: 'Quận 1' },
    { kind: 'huyện', label: 'Quận 1', shown: 'Huyện Quận 1' },
    { kind: 'quận', label: 'Quận1', shown: 'Quận Quận1' },
  ] as const)('[A-39] of $kind $label is $shown', ({ kind, label, shown }) => {
    expect(districtLabel({ kind, label })).toBe(shown)
  })
})
