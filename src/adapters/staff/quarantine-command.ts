import * as E from 'fp-ts/Either'
import { releaseQuarantined } from '../../domain/ledger/accept/quarantine'
import { run } from '../../domain/ledger/script'
import type { FoundRegistration } from '../../domain/registration/arrived-registration'
import { readPaged } from '../workbook/read-paged'
import { type Command, EXIT, type ExitCode, failed, type LedgerAccess, misused } from './command'
import { foundText } from './found-text'
import { subcommands } from './subcommands'
import { withStaffLedger } from './with-staff-ledger'

const NONE = 'Không có bản ghi nào để riêng.'

const list = (context: LedgerAccess): Promise<ExitCode> =>
  withStaffLedger(context, { command: 'quarantine list' }, async ({ read }, count) => {
    let shown = 0
    for await (const found of readPaged<FoundRegistration>((last) =>
      read(() => run('quarantinePage', { after: last?.id ?? 0 })),
    )) {
      context.output.write(`${shown === 0 ? '' : '\n'}${foundText(found)}\n`)
      shown += 1
    }
    count(shown)
    if (shown === 0) context.say(NONE)
    return EXIT.done
  })

const release = (context: LedgerAccess, id: number): Promise<ExitCode> =>
  withStaffLedger(context, { command: `quarantine release ${id}` }, async ({ change }, count) => {
    const released = await change(() => releaseQuarantined(id))()
    if (E.isRight(released) && released.right !== null) {
      count(1)
      context.say(`Đã nhận bản ghi ${id}: từ nay là đăng ký mã ${released.right}.`)
      return EXIT.done
    }
    return failed(
      context,
      E.isLeft(released)
        ? released.left.reason
        : `Không có bản ghi để riêng nào mang số ${id}. Xem các số bằng: quarantine list`,
    )
  })

const ID = /^[1-9]\d{0,14}$/

export const quarantineCommand: Command<LedgerAccess> = {
  usage: 'quarantine list | release SỐ',
  summary: 'xem và nhận những đăng ký để riêng vì nghi là máy gửi',
  details: [
    'list: hiện các bản ghi để riêng, cũ nhất trước, mỗi bản ghi có một số.',
    'release SỐ: nhận bản ghi đó thành một đăng ký mới; nếu đang gửi sang Google Sheets thì được gửi đi, đúng một lần.',
  ],
  run: subcommands({
    list,
    others: {
      release: async (context, id) =>
        ID.test(id)
          ? release(context, Number(id))
          : misused(context, 'Sau release phải là số của bản ghi, như lệnh quarantine list hiện.'),
    },
    misuse: 'Hãy ghi list hoặc release SỐ sau quarantine.',
  }),
}
