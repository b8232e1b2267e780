import type { Environment } from './settings'

/** How to type a program here: a release sets `PROGRAM_PREFIX`, otherwise npm runs it. */
export const programCommand = ({ PROGRAM_PREFIX: prefix = '' }: Environment, name: string): string =>
  prefix === '' ? `npm run -s ${name} --` : `${prefix}${name}`

/** The exit code of a program that was typed incorrectly. */
export const MISUSED = 2

/** The usage of a program that takes no words, only settings. */
export const explainUnexpectedArguments = (environment: Environment, name: string): string =>
  `Cách dùng: ${programCommand(environment, name)}
  Không nhận thêm chữ nào; các cài đặt là biến môi trường, ví dụ CONTENT_DIR, DATA_DIR, PORT.`
