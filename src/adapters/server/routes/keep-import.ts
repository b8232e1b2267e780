import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as TE from 'fp-ts/TaskEither'
import type { Idempotency, KeptAnswer } from '../../../domain/registration/arrived-registration'
import type { Target } from '../../../domain/registration/registration'
import type { FindKept } from '../../../ports/find-kept'
import type { KeepRegistration } from '../../../ports/keep-registration'
import type { Now } from '../../../ports/now'
import type { FindServed } from '../find-served'
import {
  createDecodeImport,
  type DecodeImportDeps,
  decodeImportHeaders,
  printableVersion,
} from './decode-import'
import type { ImportRefusal } from './send-import-refusal'

/** Recorded if the client names a version that no page has shown. */
const UNKNOWN_VERSION = 'unknown'

export type KeepImportDeps = DecodeImportDeps & {
  readonly keepRegistration: KeepRegistration
  readonly findKept: FindKept
  readonly now: Now
  readonly findServed: FindServed
}

type Call = {
  readonly target: Target
  readonly headers: IncomingHttpHeaders
  readonly bytes: Uint8Array
}

const idempotencyOf = (key: string | null, bytes: Uint8Array): Idempotency | null =>
  key === null ? null : { key, bodyHash: createHash('sha256').update(bytes).digest('base64url') }

export const createKeepImport = (deps: KeepImportDeps) => {
  const decodeImport = createDecodeImport(deps)

  /** An idempotency key that was kept gets the same response even if a product was removed since. */
  const keptBefore = (target: Target, idempotency: Idempotency | null) => (refusal: ImportRefusal) =>
    pipe(
      idempotency === null ? TE.right(O.none) : deps.findKept(target, idempotency),
      TE.chainW(TE.fromOption(() => refusal)),
    )

  const knownVersion = async (version: string | null): Promise<string | null> => {
    if (version === null) return null
    const served = await deps.findServed(
      ({ what, id }) => what === 'consent' && printableVersion(id) === version,
    )
    return served === undefined ? UNKNOWN_VERSION : version
  }

  return ({ target, headers, bytes }: Call): TE.TaskEither<ImportRefusal, KeptAnswer> =>
    pipe(
      TE.fromEither(decodeImportHeaders(headers)),
      TE.chainW(({ idempotencyKey, consentVersion, isTrapped }) => {
        const idempotency = idempotencyOf(idempotencyKey, bytes)
        return pipe(
          decodeImport(target, bytes),
          TE.bindTo('registration'),
          TE.bind('version', () => TE.fromTask(() => knownVersion(consentVersion))),
          TE.foldW(keptBefore(target, idempotency), ({ registration, version }) =>
            deps.keepRegistration({
              ...registration,
              receivedAt: deps.now(),
              idempotency,
              consentVersion: version,
              addressVersion: target === 'orders' ? deps.addressBook.version : null,
              isTrapped,
            }),
          ),
        )
      }),
    )
}
