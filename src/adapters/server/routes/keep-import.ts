import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Idempotency, KeptAnswer } from '../../../domain/registration/arrived-registration'
import type { Target } from '../../../domain/registration/registration'
import { createDecodeImport, type DecodeImportDeps, decodeImportHeaders } from './decode-import'
import type { KeepArrival } from './keep-arrival'
import type { ImportRefusal } from './send-import-refusal'

export type KeepImportDeps = DecodeImportDeps & { readonly keepArrival: KeepArrival }

type Call = {
  readonly target: Target
  readonly headers: IncomingHttpHeaders
  readonly bytes: Uint8Array
}

const idempotencyOf = (key: string | null, bytes: Uint8Array): Idempotency | null =>
  key === null ? null : { key, bodyHash: createHash('sha256').update(bytes).digest('base64url') }

/** Keeps a registration that the program of the site sent as a row; fails with what is wrong in headers, row or ledger. */
export const createKeepImport = (deps: KeepImportDeps) => {
  const decodeImport = createDecodeImport(deps)
  return ({ target, headers, bytes }: Call): TE.TaskEither<ImportRefusal, KeptAnswer> =>
    pipe(
      TE.fromEither(decodeImportHeaders(headers)),
      TE.chainW(({ idempotencyKey, consent, offers, honeypot }) =>
        deps.keepArrival<ImportRefusal>({
          target,
          idempotency: idempotencyOf(idempotencyKey, bytes),
          honeypot,
          consent,
          offers,
          registration: decodeImport(target, bytes),
        }),
      ),
    )
}
