import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { decodeText } from '../../../src/adapters/content/read-content-text'

const TEXT = 'Sâm\nNấm'

const inUtf32 = (text: string): Buffer =>
  Buffer.from(Uint32Array.from(text, (letter) => letter.codePointAt(0) ?? 0).buffer)

describe('the bytes of a text', () => {
  it.each([
    ['UTF-8', Buffer.from(TEXT)],
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${TEXT}`)],
    ['UTF-16 LE', Buffer.from(`\uFEFF${TEXT}`, 'utf16le')],
    ['UTF-16 BE', Buffer.from(`\uFEFF${TEXT}`, 'utf16le').swap16()],
    ['CRLF', Buffer.from('Sâm\r\nNấm')],
    ['CR alone', Buffer.from('Sâm\rNấm')],
    ['marks apart from their letters', Buffer.from(TEXT.normalize('NFD'))],
  ])('[M-131] are decoded from %s to the same text', (_how, bytes) => {
    expect(decodeText(bytes)).toStrictEqual(E.right(TEXT))
  })

  it.each([
    ['an old code page', Buffer.from([0x53, 0xe2, 0x6d])],
    ['half a UTF-16 unit', Buffer.from([0xff, 0xfe, 0x53])],
    ['UTF-32 LE', inUtf32(`\uFEFF${TEXT}`)],
    ['UTF-32 BE', inUtf32(`\uFEFF${TEXT}`).swap32()],
    ['UTF-32 LE without a mark', inUtf32('id,title')],
    ['UTF-32 BE without a mark', inUtf32('id,title').swap32()],
    ['UTF-16 LE without a mark', Buffer.from('id,title', 'utf16le')],
    ['UTF-16 BE without a mark', Buffer.from('id,title', 'utf16le').swap16()],
  ])('[M-131] in %s are refused', (_how, bytes) => {
    expect(decodeText(bytes)).toStrictEqual(
      E.left('Tệp không phải văn bản UTF-8 hay UTF-16; hãy lưu lại ở dạng UTF-8 (trong Excel: CSV UTF-8).'),
    )
  })

  it.each(['\0\0a\0', 'Vi\0\0'])('[M-131] that only resemble another encoding are decoded: %j', (text) => {
    expect(decodeText(Buffer.from(text))).toStrictEqual(E.right(text.replaceAll('\0', ' ')))
  })

  it('[M-131] decode to blanks for characters that XML does not allow', () => {
    expect(decodeText(Buffer.from('Sâm\vNấm\f1\0\u001b2\uffff3\t4\n'))).toStrictEqual(
      E.right('Sâm Nấm 1  2 3\t4\n'),
    )
  })

  it('[M-131] decode to the empty text if there are none', () => {
    expect(decodeText(new Uint8Array())).toStrictEqual(E.right(''))
  })
})
