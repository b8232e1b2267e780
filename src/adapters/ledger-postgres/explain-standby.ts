import type { Standby } from '../../domain/ledger/ledger-figures'

const NO_PROMISE = 'máy chủ chính hỏng thì đăng ký mới nhất có thể mất'

/** The warning for the operator if standbys do not protect what was acknowledged; null if they do, or there are none. */
export const explainStandby = (standby: Standby): string | null => {
  switch (standby) {
    case 'asynchronous':
      return `DATABASE_URL: có bản sao đang kết nối nhưng không bản nào đồng bộ, nên ${NO_PROMISE}. Hãy đặt synchronous_standby_names.`
    case 'hidden':
      return 'DATABASE_URL: có bản sao đang kết nối, nhưng tài khoản không có quyền pg_monitor nên không biết bản sao có đồng bộ hay không.'
    case 'absent':
    case 'none':
    case 'synchronous':
      return null
  }
}
