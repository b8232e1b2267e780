import type { FastifyReply } from 'fastify'
import type { KeepFailure } from '../../../domain/ledger/ledger-failure'
import type { ConsentError } from '../../../domain/registration/consent'
import type { ReceivedRowError } from '../../../domain/registration/received-row'
import { statusOf } from '../http/status'

export type ImportRefusal =
  | KeepFailure
  | ReceivedRowError
  | ConsentError
  | 'notFound'
  | 'jsonExpected'
  | 'jsonInvalid'
  | 'idempotencyKeyInvalid'

/** Answers a registration that was not kept with the status of the reason; the ledger's own reason is logged, not sent. */
export const sendImportRefusal = (reply: FastifyReply, refusal: ImportRefusal): FastifyReply => {
  const tag = typeof refusal === 'string' ? refusal : refusal.tag
  if (typeof refusal !== 'string' && refusal.tag === 'unavailable')
    reply.request.log.error({ reason: refusal.reason }, 'not kept')
  return reply.code(statusOf(tag)).header('cache-control', 'no-store').send({ error: tag })
}
