import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { mayBePhone } from '../../domain/phone/may-be-phone'
import { isPhoneLike, phoneSpellings } from '../../domain/phone/phone-spellings'
import type { Input } from './command'

/** The part of a command’s help about the phone number. */
export const PHONE_DETAIL =
  '--phone -: đọc số từ đầu vào chuẩn. Chỉ ghi --phone: chương trình hỏi số trên màn hình.'
const NOT_HERE =
  'Đừng ghi số điện thoại vào dòng lệnh: số sẽ nằm lại trong lịch sử lệnh và nhật ký của máy. Chỉ ghi --phone để chương trình hỏi số, hoặc dùng --phone - rồi đưa số vào đầu vào chuẩn.'
const NO_TERMINAL = 'Không có màn hình để hỏi số. Hãy dùng --phone - rồi đưa số vào đầu vào chuẩn.'
const SEVERAL_LINES =
  'Đầu vào chuẩn có nhiều dòng: mỗi lần chạy lệnh chỉ nhận một số. Chưa có gì được thực hiện.'
const NO_PHONE = 'Chưa có số điện thoại nào.'
const NOT_A_NUMBER =
  'Đây không phải số điện thoại: phải có 10 hoặc 11 chữ số, kể cả số 0 ở đầu. Cũng không có đăng ký nào được lưu với đúng chữ đã gõ.'

type PhoneContext = { readonly input: Input }

/** The answer to a number on the command line, which it never quotes. */
export const explainPhoneMisuse = (args: ReadonlyArray<string>, fault: string): string =>
  args.some(mayBePhone) ? NOT_HERE : fault

const isBlank = (line: string): boolean => line.trim() === ''

const readPiped = async ({ readLines }: Input): Promise<E.Either<string, string>> => {
  const [line = '', ...others] = (await readLines()).filter((each) => !isBlank(each))
  return others.length === 0 ? E.right(line) : E.left(SEVERAL_LINES)
}

const readTyped = async (written: string, { input }: PhoneContext): Promise<E.Either<string, string>> => {
  if (written === '-') return input.isTerminal ? E.right(await input.readLine('')) : readPiped(input)
  if (written !== '') return E.left(NOT_HERE)
  return input.isTerminal ? E.right(await input.readLine('Số điện thoại: ')) : E.left(NO_TERMINAL)
}

/** Why nothing was found under a typed text, or null if it is a phone number. */
export const explainNotFound = ([typed = '']: ReadonlyArray<string>): string | null =>
  isPhoneLike(typed) ? null : NOT_A_NUMBER

/** `-` reads standard input; an empty text asks on the terminal. `Left` says why there is no phone number. */
export const readPhone = async (
  written: string,
  context: PhoneContext,
): Promise<E.Either<string, ReadonlyArray<string>>> =>
  pipe(
    await readTyped(written, context),
    E.map(phoneSpellings),
    E.filterOrElse(
      (found) => found.length > 0,
      () => NO_PHONE,
    ),
  )
