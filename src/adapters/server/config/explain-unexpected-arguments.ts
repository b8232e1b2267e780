import { programCommand } from './program-command'
import type { Environment } from './settings'

/** The usage of a program that takes no words, only settings. */
export const explainUnexpectedArguments = (environment: Environment, name: string): string =>
  `Cách dùng: ${programCommand(environment, name)}
  Không nhận thêm chữ nào; các cài đặt là biến môi trường, ví dụ CONTENT_DIR, DATA_DIR, PORT.`
