import { setTimeout as wait } from 'node:timers/promises'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { SheetSources } from '../../domain/site/sheet-source'
import type { Config } from './config'
import { createCallSheets } from './delivery/call-sheets'
import { createGetToken, readServiceAccount } from './delivery/service-account'
import { type Delivery, startDelivery } from './delivery/start-delivery'
import type { Ledger } from './ledger/ledger'

const NO_DELIVERY: Delivery = { stop: () => {}, halted: () => [] }

const DUTY =
  'Đăng ký sẽ được chuyển sang Google Sheets, tức là chuyển dữ liệu cá nhân nhạy cảm ra nước ngoài: cần lập hồ sơ đánh giá trong 60 ngày và nêu tên Google trong thông báo cho người dùng.'

type GoogleSettings = Pick<Config, 'googleKeyFile' | 'sheetsRootUrl' | 'tokenUrl'>

/** Takes the settings, the sheets and the ledger, starts delivering where a key is set, or gives the sentence saying why not. */
export const startConfiguredDelivery = (
  { googleKeyFile, sheetsRootUrl, tokenUrl }: GoogleSettings,
  sheets: SheetSources,
  ledger: Ledger,
): TE.TaskEither<string, Delivery> =>
  googleKeyFile === null
    ? TE.right(NO_DELIVERY)
    : pipe(
        TE.Do,
        TE.bind('account', () => readServiceAccount(googleKeyFile)),
        TE.bind('store', () =>
          pipe(
            ledger.openDelivery,
            TE.mapLeft(({ reason }) => `Không mở được hàng đợi chuyển sang Google Sheets: ${reason}.`),
          ),
        ),
        TE.map(({ account, store }) => {
          console.warn(DUTY)
          return startDelivery({
            store,
            sheets,
            callSheets: createCallSheets(
              fetch,
              sheetsRootUrl,
              createGetToken(account, tokenUrl ?? account.token_uri),
            ),
            now: Date.now,
            wait: (ms) => wait(ms),
            sayHalted: (target) =>
              console.error(
                `Google Sheets từ chối bảng ${target}: đã ngừng chuyển, đăng ký vẫn được giữ. Xem: npm run -s registrations -- status`,
              ),
          })
        }),
      )
