import { expect, it } from 'vitest'
import { mayBePhone } from '../../../src/domain/phone/may-be-phone'

it.each([
  { text: '1900 1234', may: true },
  { text: 'gọi 0900-000-001', may: true },
  { text: '1900 123', may: false },
  { text: 'một hai', may: false },
])('[P-010] a text may be a phone number from eight digits on: $text is $may', ({ text, may }) => {
  expect(mayBePhone(text)).toBe(may)
})
