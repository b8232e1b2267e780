import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { backedUpText } from './backed-up-text'
import { type Command, EXIT } from './command'
import { noteDone } from './note-done'
import { readWords } from './read-words'

export const verifyCommand: Command = {
  usage: 'verify TỆP',
  summary: 'đọc lại toàn bộ một bản sao lưu và cho biết nó có dùng được không',
  details: ['Kiểm tra từng byte, số dòng và tổng kiểm của mỗi bảng, và đọc từng đăng ký.'],
  run: async (words, context) => {
    const { backups, say } = context
    const read = readWords(words, {}, 1)
    if (O.isNone(read)) return EXIT.misused
    const file = read.value.positionals[0] ?? ''
    const verified = await backups.verify(file)()
    say(E.isLeft(verified) ? verified.left : `${file} dùng được: ${backedUpText(verified.right)}.`)
    // A backup may be verified on a machine without a ledger.
    await noteDone({ ...context, say: () => undefined }, 'verify')
    return E.isLeft(verified) ? EXIT.failed : EXIT.done
  },
}
