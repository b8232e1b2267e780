import { setTimeout as wait } from 'node:timers/promises'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Target } from '../../../domain/registration/registration'
import { TARGET_NAMES } from '../../../domain/registration/target-names'
import type { SheetSources } from '../../../domain/site/sheet-source'
import type { Ledger } from '../../../ports/ledger'
import { type Delivery, startDelivery } from '../../delivery/start-delivery'
import { createAwaitTurn } from '../../google-sheets/await-turn'
import { createTargetSheets } from '../../google-sheets/create-target-sheets'
import type { Config, GoogleSettings } from '../config/config'
import { createGoogleCalls } from './wire-google-calls'

const NO_DELIVERY: Delivery = { stop: () => {}, halted: () => [], recipient: null }

export const RECIPIENT = 'Google Sheets'

const DUTY =
  'Đăng ký sẽ được chuyển sang Google Sheets, tức là chuyển dữ liệu cá nhân nhạy cảm ra nước ngoài: cần lập hồ sơ đánh giá trong 60 ngày và nêu tên Google trong thông báo cho người dùng.'

const explainHalt = (target: Target, registrationsCommand: string): string =>
  `Đã dừng gửi ${TARGET_NAMES[target]} sang Google Sheets, đăng ký vẫn được lưu. Xem lý do và việc cần làm: ${registrationsCommand} status`

/**
 * Starts the delivery to Google Sheets; without a key file there is none. Fails with a sentence if the key or the outbox
 * cannot be read.
 */
export const startConfiguredDelivery = (
  google: GoogleSettings & Pick<Config, 'registrationsCommand'>,
  sheets: SheetSources,
  ledger: Pick<Ledger, 'openDelivery'>,
  fetch: typeof globalThis.fetch,
): TE.TaskEither<string, Delivery> => {
  const { googleKeyFile } = google
  if (googleKeyFile === null) return TE.right(NO_DELIVERY)
  return pipe(
    TE.Do,
    TE.bind('store', () =>
      pipe(
        ledger.openDelivery,
        TE.mapLeft(({ reason }) => `Không mở được hàng đợi gửi sang Google Sheets: ${reason}.`),
      ),
    ),
    TE.bind('callSheets', ({ store: { reserveWrite } }) =>
      createGoogleCalls(googleKeyFile, {
        ...google,
        fetch,
        awaitTurn: createAwaitTurn({ reserveWrite, wait: (ms) => wait(ms) }),
      }),
    ),
    TE.map(({ store, callSheets }) => {
      console.warn(DUTY)
      return startDelivery({
        store,
        sheets: createTargetSheets({ ...store, callSheets, sheets, now: Date.now }),
        recipient: RECIPIENT,
        onHalted: (target) => console.error(explainHalt(target, google.registrationsCommand)),
      })
    }),
  )
}
