import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isFromOtherSite } from '../../../domain/access/request-origin'
import {
  challengeAddress,
  DESK_FIELDS,
  DESK_PATHS,
  invitationAddress,
  ownPath,
} from '../../../domain/desk/desk-addresses'
import type { Script } from '../../../domain/ledger/script'
import {
  addPasskey,
  employeeOfSession,
  newChallenge,
  openInvitation,
  passkeyOf,
  signIn,
  signOut,
  takeChallenge,
} from '../../../domain/ledger/staff/access'
import type { EpochMs } from '../../../domain/time/epoch-ms'
import type { DeskStore } from '../../../ports/desk'
import type { DeskPages } from '../../../ports/desk-pages'
import { fieldsOf, queryOf } from '../http/form-body'
import { rateLimitConfig } from '../http/rate-limit'
import { orThrow } from './desk-request'
import { createPasskeys, signerOf } from './passkeys'
import { sendError, sendHtml } from './send'
import { NO_SESSION_COOKIE, sessionCookie, sessionTokenIn } from './session-cookie'
import type { SignInCounter } from './sign-in-counter'

export type AccessDeps = {
  readonly ledger: DeskStore
  readonly pages: DeskPages
  readonly origin: string
  readonly brand: string
  readonly tries: SignInCounter
  readonly rateLimitPerMinute: number
}

type WithToken = { readonly Params: { readonly token: string } }

const createAccess = ({ ledger, pages, origin, brand, tries, rateLimitPerMinute }: AccessDeps) => {
  const refuse = sendError(pages, brand)
  const change = async <A>(script: (at: EpochMs) => Script<A>): Promise<A> =>
    orThrow(await ledger.change(script)())
  return {
    pages,
    brand,
    passkeys: createPasskeys(origin, brand),
    refuse,
    change,
    take: (challenge: string) => change((at) => takeChallenge(challenge, at)),
    fail: (request: FastifyRequest, what: string): void => {
      tries.note(request.ip)
      request.log.warn(`${what} refused`)
    },
    limited: {
      config: rateLimitConfig(rateLimitPerMinute),
      preHandler: async (request: FastifyRequest, reply: FastifyReply) =>
        tries.isBlocked(request.ip) ? refuse(reply, 429, 'tooMany') : undefined,
    },
  }
}

type Access = ReturnType<typeof createAccess>

const addSignInPage = (app: FastifyInstance, { pages, brand, change }: Access): void => {
  app.get(DESK_PATHS.signIn, async (request, reply) => {
    const query = queryOf(request)
    const next = ownPath(query.get(DESK_FIELDS.next))
    const token = sessionTokenIn(request.headers.cookie)
    if (token !== '' && (await change((at) => employeeOfSession(token, at))) !== null)
      return reply.redirect(next, 303)
    return sendHtml(
      reply,
      200,
      pages.signIn({
        brand,
        next,
        reason: query.has(DESK_FIELDS.made) ? 'keyMade' : 'none',
        isReloaded: isFromOtherSite({ site: request.headers['sec-fetch-site'] }),
      }),
    )
  })
}

const addSignIn = (app: FastifyInstance, access: Access): void => {
  const { pages, brand, passkeys, change, take, fail, limited } = access

  /** The token of a new session; null if no known passkey signed. */
  const tokenFor = async (answer: string): Promise<string | null> => {
    const signer = signerOf(answer)
    const passkey = signer === null ? null : await change(() => passkeyOf(signer))
    if (passkey === null) return null
    const signCount = await passkeys.signed(answer, passkey, take)
    return signCount === null ? null : change((at) => signIn({ id: passkey.id, signCount }, at))
  }

  app.post(challengeAddress(DESK_PATHS.signIn), limited, async () =>
    passkeys.optionsToSign(await change(newChallenge)),
  )

  app.post(DESK_PATHS.signIn, limited, async (request, reply) => {
    const fields = fieldsOf(request)
    const next = ownPath(fields.get(DESK_FIELDS.next))
    const former = sessionTokenIn(request.headers.cookie)
    const token = await tokenFor(fields.get(DESK_FIELDS.key) ?? '')
    if (token === null) {
      fail(request, 'sign-in')
      return sendHtml(reply, 403, pages.signIn({ brand, next, reason: 'refused', isReloaded: false }))
    }
    if (former !== '') await change(() => signOut(former))
    return reply.header('set-cookie', sessionCookie(token)).redirect(next, 303)
  })

  app.post(DESK_PATHS.signOut, async (request, reply) => {
    await change(() => signOut(sessionTokenIn(request.headers.cookie)))
    return reply.header('set-cookie', NO_SESSION_COOKIE).redirect(DESK_PATHS.signIn, 303)
  })
}

const addInvitations = (app: FastifyInstance, access: Access): void => {
  const { pages, brand, passkeys, refuse, change, take, fail, limited } = access
  const address = invitationAddress(':token')

  const refuseInvitation = (request: FastifyRequest, reply: FastifyReply) => {
    fail(request, 'invitation')
    return refuse(reply, 410, 'invitationOver')
  }

  app.get<WithToken>(address, limited, async (request, reply) => {
    const { token } = request.params
    const invited = await change((at) => openInvitation(token, at))
    return invited === null
      ? refuseInvitation(request, reply)
      : sendHtml(
          reply,
          200,
          pages.invitation({
            brand,
            name: invited.name,
            address: invitationAddress(encodeURIComponent(token)),
          }),
        )
  })

  app.post<WithToken>(challengeAddress(address), limited, async (request, reply) => {
    const invited = await change((at) => openInvitation(request.params.token, at))
    return invited === null
      ? refuseInvitation(request, reply)
      : passkeys.optionsToCreate(invited, await change(newChallenge))
  })

  app.post<WithToken>(address, limited, async (request, reply) => {
    const made = await passkeys.created(fieldsOf(request).get(DESK_FIELDS.key) ?? '', take)
    const isAdded = made !== null && (await change((at) => addPasskey(request.params.token, made, at)))
    return isAdded
      ? reply.redirect(`${DESK_PATHS.signIn}?${DESK_FIELDS.made}`, 303)
      : refuseInvitation(request, reply)
  })
}

/** The routes without signing in: open an invitation, make a passkey, sign in. */
export const addAccess = async (app: FastifyInstance, deps: AccessDeps): Promise<void> => {
  const access = createAccess(deps)
  await app.register(rateLimit, { global: false })
  addSignInPage(app, access)
  addSignIn(app, access)
  addInvitations(app, access)
}
