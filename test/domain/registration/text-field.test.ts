import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import {
  decodeForm,
  emptyDraft,
  type Form,
  hasInput,
  isTouched,
  textsOf,
} from '../../../src/domain/registration/form'
import { formColumns, keptRegistration } from '../../../src/domain/registration/form-columns'
import { CONSENT_FIELD, NAME_FIELD } from '../../../src/domain/registration/person-fields'
import { textField } from '../../../src/domain/registration/text-field'
import { sheetRow } from '../../../src/domain/sheet-cell/sheet-column'
import { lineFault } from '../../../src/domain/text/line-fault'
import { visibleText } from '../../../src/domain/text/visible-text'
import { personName } from '../../support/fixtures/people'

const decodeNote = (typed: string): E.Either<'tooLong' | 'unreadable', string> => {
  const note = visibleText(typed)
  const fault = lineFault(note, 10)
  return fault === null ? E.right(note) : E.left(fault)
}

const FORM = {
  name: NAME_FIELD,
  note: textField('note', 'Ghi chú', decodeNote),
  consent: CONSENT_FIELD,
} satisfies Form

const empty = emptyDraft(FORM)
const named = { ...empty, name: 'Mẫu', consent: true }

describe('a form with an optional text field', () => {
  it('[M-078] starts with an empty field', () => {
    expect(empty).toStrictEqual({ name: '', note: '', consent: false, offers: false, honeypot: '' })
  })

  it.each([
    { why: 'nothing', note: '', kept: '' },
    { why: 'only blanks', note: ' \u200B', kept: '' },
    { why: 'blanks around it', note: ' gọi tối ', kept: 'gọi tối' },
    { why: 'as much as it takes', note: '0123456789', kept: '0123456789' },
  ])('[M-078, A-41] is complete with $why in it', ({ note, kept }) => {
    expect(decodeForm(FORM)({ ...named, note })).toStrictEqual(E.right({ name: 'Mẫu', note: kept }))
  })

  it.each([
    { note: '01234567890', error: 'tooLong' },
    { note: 'a\u0007b', error: 'unreadable' },
  ])('[M-078, A-41] is refused as $error', ({ note, error }) => {
    expect(decodeForm(FORM)({ ...named, note })).toStrictEqual(
      E.left({ name: E.right({ name: 'Mẫu' }), note: E.left(error), consent: E.right({}) }),
    )
  })

  it('[A-27, A-30] counts the field as input that a visitor would lose', () => {
    expect(hasInput(FORM)({ ...empty, note: 'x' }, empty)).toBe(true)
    expect(isTouched(FORM)({ ...empty, note: 'x' }, empty)).toBe(true)
    expect(hasInput(FORM)({ ...empty, note: ' ' }, empty)).toBe(false)
    expect(isTouched(FORM)({ ...empty, note: ' ' }, empty)).toBe(false)
  })

  it('[M-078, M-087] has an input for each text, and says which may stay empty', () => {
    expect(textsOf(FORM)).toStrictEqual([
      { name: 'name', isOptional: false },
      { name: 'note', isOptional: true },
    ])
  })

  it.each([
    { why: 'as it was stored', record: { name: 'Mẫu', note: 'tối', consent: true } },
    { why: 'without what it lacks', record: { name: 'Mẫu' }, note: '' },
    { why: 'without what is no text', record: { name: 'Mẫu', note: 7 }, note: '' },
  ])('[M-132] is read from the ledger $why', ({ record, note = 'tối' }) => {
    expect(keptRegistration(FORM)(record)).toStrictEqual({ name: 'Mẫu', note })
  })

  it('[M-106, A-37] has its own column, between number and time', () => {
    const columns = formColumns(FORM)
    expect(columns.map(({ heading, kind }) => [heading, kind])).toStrictEqual([
      ['STT', 'rowNumber'],
      ['Họ và tên', 'text'],
      ['Ghi chú', 'text'],
      ['Thời gian', 'time'],
    ])
    const registration = { name: personName('Mẫu'), note: 'gọi tối' }
    expect(sheetRow(columns, { content: registration, at: 0 })).toStrictEqual([
      '=ROW()-1',
      'Mẫu',
      'gọi tối',
      '01/01/1970 07:00:00',
    ])
  })

  it('[M-106] is read back from its cell by the same rule', () => {
    const { read } = FORM.note.cell
    expect(read({ note: ' gọi tối ' })).toStrictEqual(E.right({ note: 'gọi tối' }))
    expect(read({ note: '01234567890' })).toStrictEqual(E.left('tooLong'))
  })
})
