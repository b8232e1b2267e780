import { STATE_NAMES } from '../../domain/handling/handling'
import type { WholeRegistration } from '../../domain/ledger/staff/with-steps'
import type { FoundRegistration } from '../../domain/registration/arrived-registration'
import { consentText } from '../../domain/registration/consent'
import { REFERENCE_HEADING } from '../../domain/registration/reference'
import { plainCells, SHEET_COLUMNS } from '../../domain/registration/registration'
import { TARGET_NAMES } from '../../domain/registration/target-names'
import { capital } from '../../domain/text/capital'
import { vietnamTimestamp } from '../../domain/text/vietnam-timestamp'

const CONSENT_HEADING = 'Bản chính sách đã đồng ý'
const OFFERS_HEADING = 'Đồng ý nhận ưu đãi'
const STEPS_HEADING = 'Nhân viên đã ghi'

/** Removes control characters, which a terminal would execute. */
export const printable = (text: string): string => text.replace(/\p{C}/gu, '')

const cellsOf = (found: FoundRegistration): ReadonlyArray<readonly [string, string]> => {
  const cells = plainCells(found, found.id)
  return SHEET_COLUMNS[found.target]
    .map(({ heading }, index) => [heading, cells[index] ?? ''] as const)
    .slice(1)
}

/** The heading of a registration; quarantined ones have their own ids. */
const titleOf = ({ target, id, isQuarantined }: FoundRegistration): string =>
  isQuarantined
    ? `${capital(TARGET_NAMES[target])} để riêng, số ${id} (nghi là máy gửi)`
    : `${capital(TARGET_NAMES[target])}, mã ${id}`

const stepsOf = ({ steps = [] }: WholeRegistration): ReadonlyArray<readonly [string, string]> =>
  steps.map(({ at, state, callAt, note }) => [
    STEPS_HEADING,
    [
      vietnamTimestamp(at),
      STATE_NAMES[state],
      ...(callAt === null ? [] : [`gọi lại lúc ${vietnamTimestamp(callAt)}`]),
      ...(note === '' ? [] : [note.replace(/\n/g, ' ')]),
    ].join(', '),
  ])

/** What `find` prints of a registration, with what staff did about it. */
export const foundText = (found: WholeRegistration): string =>
  [
    titleOf(found),
    ...(found.reference === undefined ? [] : [`  ${REFERENCE_HEADING}: ${found.reference}`]),
    ...[
      ...cellsOf(found),
      [CONSENT_HEADING, consentText(found.consentVersion ?? '–')] as const,
      ...(found.offersVersion === undefined
        ? []
        : [[OFFERS_HEADING, consentText(found.offersVersion)] as const]),
      ...stepsOf(found),
    ].map(([heading, cell]) => `  ${heading}: ${printable(cell)}`),
  ].join('\n')
