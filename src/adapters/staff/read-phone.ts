import * as O from 'fp-ts/Option'
import { decodePhoneNumber, type PhoneNumber } from '../../domain/registration/phone-number'
import type { CommandContext } from './command'

const NO_PHONE = 'Số điện thoại phải có 10 hoặc 11 chữ số, ví dụ: --phone 0900000000'

/** Takes what was given as `--phone`, gives the number, or says what it should look like. */
export const readPhone = (
  typed: string | undefined,
  { say }: Pick<CommandContext, 'say'>,
): O.Option<PhoneNumber> => {
  const phone = O.fromEither(decodePhoneNumber(typed ?? ''))
  if (O.isNone(phone)) say(NO_PHONE)
  return phone
}
