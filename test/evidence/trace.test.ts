import { describe, expect, it } from 'vitest'
import { aRunTest } from '../support/evidence/a-run-test'
import { gatherEvidence } from '../support/evidence/gather-evidence'
import { toTrace } from '../support/evidence/to-trace'

const evidence = gatherEvidence(
  [
    { row: 'M-001', shownBy: ['rule'], text: 'One | two' },
    { row: 'M-002', shownBy: ['view'], text: 'Three' },
    { row: 'S-001', shownBy: ['rule'], text: 'On a page of its own.' },
    { row: 'S-002', shownBy: ['rule'], text: 'Shown by its own test only.' },
    { row: 'S-003', shownBy: ['rule'], text: 'Shown by others too.' },
  ],
  [{ name: 'desk-lamp', machine: 'lamp', transitions: ['dark | lamp.switch | 1'] }],
  [
    aRunTest('[M-001] of "a\u0000b"', { walked: { lamp: ['dark | lamp.switch | 1'] } }),
    aRunTest('[M-001] again', { kind: 'view', file: 'test/ui/a-view.test.tsx', state: 'skipped' }),
    aRunTest('[M-001] and again'),
    aRunTest('[S-002] holds', { file: 'test/properties/properties.test.ts' }),
    aRunTest('[S-003] holds', { file: 'test/properties/properties.test.ts' }),
    aRunTest('[S-003] holds in a walk'),
  ],
)

describe('the trace', () => {
  it('has a line for each row: the tests that say most, and how many more there are', () => {
    const page = toTrace(evidence)
    expect(page.split('\n').filter((line) => line.startsWith('|'))).toStrictEqual([
      '| Row | Text | Tests |',
      '| --- | --- | --- |',
      '| M-001 | One \\| two | [domain/a](../test/domain/a.test.ts): of "ab"<br>[ui/a-view](../test/ui/a-view.test.tsx): again<br>[domain/a](../test/domain/a.test.ts): and again |',
      '| M-002 | Three |  |',
      '| S-003 |  | [properties/properties](../test/properties/properties.test.ts): holds<br>[domain/a](../test/domain/a.test.ts): holds in a walk |',
    ])
  })
})
