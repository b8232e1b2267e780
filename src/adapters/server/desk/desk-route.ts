import { constants } from 'node:zlib'
import fastifyCompress from '@fastify/compress'
import type { FastifyError, FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { isForDesk, isSentByDesk } from '../../../domain/access/request-origin'
import { DESK_FIELDS, DESK_PATHS } from '../../../domain/desk/desk-addresses'
import { employeeOfSession } from '../../../domain/ledger/staff/access'
import type { DeskPages } from '../../../ports/desk-pages'
import { statusOfError } from '../http/error-handlers'
import { acceptForms, fieldsOf, queryOf } from '../http/form-body'
import { type AccessDeps, addAccess } from './access-route'
import type { DeskDeps, DeskRequest, DeskRoute } from './desk-request'
import { orThrow } from './desk-request'
import { sendAnswer, sendError } from './send'
import { NO_SESSION_COOKIE, sessionTokenIn } from './session-cookie'
import { signedInRoutes } from './signed-in-routes'

declare module 'fastify' {
  interface FastifyRequest {
    /** The employee who is signed in; empty on addresses that are open to all. */
    who: string
  }
}

/** Fast, because pages are made for each request. */
const BROTLI_QUALITY = 4

/** Allows files and pages of the desk only. Forms may lead to the desk’s own address, and no page may be in a frame. */
const CONTENT_POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ')

const isReading = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD'

const addFiles = (app: FastifyInstance, files: DeskPages['files']): void => {
  for (const { path, type, body } of files)
    app.get(path, async (_request, reply) => reply.type(type).send(body))
}

export type DeskSetting = AccessDeps & DeskDeps

/**
 * The routes of the staff's desk. Requests of other hosts are answered with 421, changes sent from other sites with 403;
 * visitors who are not signed in are sent to the page to sign in (P-016).
 */
export const deskRoute = (setting: DeskSetting): FastifyPluginAsync => {
  const { ledger, pages, origin, brand } = setting
  const refuse = sendError(pages, brand)

  const addGuard = (app: FastifyInstance): void => {
    app.decorateRequest('who', '')
    app.addHook('onRequest', async (request, reply) => {
      reply.headers({
        'cache-control': 'no-store',
        'content-security-policy': CONTENT_POLICY,
        'referrer-policy': 'same-origin',
      })
      const { host, origin: from, 'sec-fetch-site': site } = request.raw.headers
      if (!isForDesk({ host }, origin)) return refuse(reply, 421, 'refused')
      if (!isReading(request) && !isSentByDesk({ origin: from, site }, origin))
        return refuse(reply, 403, 'refused')
    })
  }

  /** Lets signed-in employees only reach the routes of `app`. */
  const requireSignIn = (app: FastifyInstance): void => {
    app.addHook('onRequest', async (request, reply) => {
      const token = sessionTokenIn(request.headers.cookie)
      const who = token === '' ? null : orThrow(await ledger.change((at) => employeeOfSession(token, at))())
      if (who !== null) {
        request.who = who
        return
      }
      if (token !== '') reply.header('set-cookie', NO_SESSION_COOKIE)
      const { url } = request
      return reply.redirect(
        url === DESK_PATHS.orders
          ? DESK_PATHS.signIn
          : `${DESK_PATHS.signIn}?${DESK_FIELDS.next}=${encodeURIComponent(url)}`,
        303,
      )
    })
  }

  const addPage = (app: FastifyInstance, { method, path, handle }: DeskRoute): void => {
    app.route<{ Params: DeskRequest['params'] }>({
      method,
      url: path,
      handler: async (request, reply) => {
        const answer = await handle({
          who: request.who,
          params: request.params,
          query: queryOf(request),
          fields: fieldsOf(request),
        })()
        return sendAnswer(reply, orThrow(answer))
      },
    })
  }

  const answerError = async (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const status = statusOfError(error, request, reply)
    if (status === 429) return refuse(reply, status, 'tooMany')
    return refuse(reply, status, status >= 500 ? 'unavailable' : 'refused')
  }

  return async (app) => {
    app.setErrorHandler(answerError)
    addGuard(app)
    await app.register(fastifyCompress, {
      encodings: ['br', 'gzip'],
      brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    })
    acceptForms(app)
    addFiles(app, pages.files)
    await addAccess(app, setting)
    await app.register(async (inside) => {
      requireSignIn(inside)
      addFiles(inside, pages.helpPictures)
      for (const route of signedInRoutes(setting)) addPage(inside, route)
      // Registered after the guard, so that nobody learns which addresses exist.
      inside.all('*', async (_request, reply) => refuse(reply, 404, 'missing'))
    })
  }
}
