import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as RA from 'fp-ts/ReadonlyArray'
import * as TE from 'fp-ts/TaskEither'
import type { LedgerFailure } from '../../domain/ledger/ledger-failure'
import { run } from '../../domain/ledger/script'
import { appendHistory } from '../../domain/ledger/staff/history'
import { scanForReference } from '../../domain/ledger/staff/scan-for-reference'
import { type WholeRegistration, withSteps } from '../../domain/ledger/staff/with-steps'
import { readReference } from '../../domain/registration/reference'
import type { StaffLedger } from '../../ports/staff-ledger'
import { type Command, EXIT, type ExitCode, failed, type LedgerAccess, misused } from './command'
import { foundText } from './found-text'
import { readArguments } from './read-arguments'
import { explainNotFound, explainPhoneMisuse, PHONE_DETAIL, readPhone } from './read-phone'
import { withStaffLedger } from './with-staff-ledger'

const BOTH = 'Hãy chọn một: --phone hoặc --reference.'
const NO_REFERENCE =
  'Sau --reference phải là mã đăng ký: 8 chữ cái và chữ số, như 7K3Q-9F2M, không có chữ U. Gõ hoa hay thường, có gạch nối hay không đều được.'

type Found = ReadonlyArray<WholeRegistration>
type Shown = Pick<LedgerAccess, 'output' | 'say'> & { readonly json: boolean }

/** JSON with the keys that scripts of operators read. */
const toJson = (found: Found): string =>
  JSON.stringify(
    found.map(({ target, content, isQuarantined, ...others }) => ({
      target,
      registration: content,
      ...others,
      isTrapped: isQuarantined,
    })),
    null,
    2,
  )

const show = (found: Found, none: string, { output, say, json }: Shown): void => {
  if (json) output.write(`${toJson(found)}\n`)
  else if (found.length > 0) output.write(`${found.map(foundText).join('\n\n')}\n`)
  else say(none)
}

const findByPhone = async (
  spellings: ReadonlyArray<string>,
  context: LedgerAccess,
  json: boolean,
): Promise<ExitCode> =>
  withStaffLedger(context, { command: 'find', phone: spellings[0] }, async (ledger, count) => {
    const found = await pipe(
      spellings,
      TE.traverseSeqArray((phone) => ledger.read(() => withSteps(run('foundByPhone', { phone })))),
      TE.map(RA.flatten),
    )()
    if (E.isLeft(found)) return failed(context, found.left.reason)
    const fault = found.right.length === 0 ? explainNotFound(spellings) : null
    if (fault !== null) return misused(context, fault)
    count(found.right.length)
    show(found.right, 'Không có đăng ký nào của số này.', { ...context, json })
    return EXIT.done
  })

/** Records an entry of the history for each person found, because a reference does not tell who that is beforehand. */
const recordPersons = (
  { change }: StaffLedger,
  who: string,
  found: Found,
): TE.TaskEither<LedgerFailure, unknown> =>
  pipe(
    [...new Set(found.map(({ content }) => content.phone))],
    TE.traverseSeqArray((phone) =>
      change((at) =>
        appendHistory(
          {
            who,
            command: 'find',
            phone,
            rows: found.filter(({ content }) => content.phone === phone).length,
          },
          at,
        ),
      ),
    ),
  )

const findByReference = async (reference: string, context: LedgerAccess, json: boolean): Promise<ExitCode> =>
  withStaffLedger(context, null, async (ledger) => {
    const found = await pipe(
      ledger.read(() => withSteps(scanForReference(reference))),
      TE.chainFirst((all) => recordPersons(ledger, context.user, all)),
    )()
    if (E.isLeft(found)) return failed(context, found.left.reason)
    show(found.right, `Không có đăng ký nào mang mã ${reference}.`, { ...context, json })
    return EXIT.done
  })

export const findCommand: Command<LedgerAccess> = {
  usage: 'find --phone - | --reference MÃ [--json]',
  summary: 'hiện mọi đăng ký của một số điện thoại, hoặc mang một mã',
  details: [
    PHONE_DETAIL,
    '--reference MÃ: mã mà khách được báo, như 7K3Q-9F2M; viết hoa hay thường, có gạch nối hay không. Hai đăng ký trùng mã (rất hiếm) đều được hiện.',
    'Hiện cả bản ghi để riêng vì nghi là máy gửi.',
    '--json: dạng JSON, để giao cho người yêu cầu.',
  ],
  run: async (args, context) => {
    const read = readArguments(args, {
      phone: { type: 'string' },
      reference: { type: 'string' },
      json: { type: 'boolean', default: false },
    })
    if (E.isLeft(read)) return misused(context, explainPhoneMisuse(args, read.left))
    const { phone, reference: written, json } = read.right.values
    if (written !== undefined) {
      if (phone !== undefined) return misused(context, BOTH)
      const reference = readReference(written)
      return reference === null ? misused(context, NO_REFERENCE) : findByReference(reference, context, json)
    }
    const spellings = await readPhone(phone ?? '', context)
    return E.isLeft(spellings)
      ? misused(context, spellings.left)
      : findByPhone(spellings.right, context, json)
  },
}
