import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import { phoneSpellings } from '../../domain/registration/phone-spellings'
import type { CommandContext } from './command'

const NOT_HERE =
  'Đừng ghi số điện thoại vào dòng lệnh: số sẽ nằm lại trong lịch sử lệnh và nhật ký của máy. Chỉ ghi --phone để chương trình hỏi số, hoặc dùng --phone - rồi đưa số vào đầu vào chuẩn.'
const NO_TERMINAL = 'Không có màn hình để hỏi số. Hãy dùng --phone - rồi đưa số vào đầu vào chuẩn.'
const NO_PHONE = 'Chưa có số điện thoại nào.'

type PhoneContext = Pick<CommandContext, 'input' | 'say'>

const readTyped = async (written: string, { input }: PhoneContext): Promise<E.Either<string, string>> => {
  if (written === '-') return E.right(await input.readLine(''))
  if (written !== '') return E.left(NOT_HERE)
  return input.isTerminal ? E.right(await input.readLine('Số điện thoại: ')) : E.left(NO_TERMINAL)
}

/** `-` reads standard input; an empty text asks on the terminal. `none` if there is no phone number. */
export const readPhone = async (
  written: string,
  context: PhoneContext,
): Promise<O.Option<ReadonlyArray<string>>> => {
  const spellings = pipe(
    await readTyped(written, context),
    E.map(phoneSpellings),
    E.filterOrElse(
      (found) => found.length > 0,
      () => NO_PHONE,
    ),
  )
  if (E.isLeft(spellings)) context.say(spellings.left)
  return O.fromEither(spellings)
}
