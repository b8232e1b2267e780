import type { FastifyPluginAsync } from 'fastify'

const ROOT = '<html '

/** Takes the site's page and who receives registrations, gives the page that says so: the notice beside each form names them. */
export const pageWithRecipient = (page: string, recipient: string): string =>
  page.replace(ROOT, `${ROOT}data-recipient="${recipient}" `)

/** Takes the site's page as it is to be answered, gives the calls for it. */
export const homePage =
  (page: string): FastifyPluginAsync =>
  async (app) => {
    for (const path of ['/', '/index.html'])
      app.get(path, async (_request, reply) =>
        reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page),
      )
  }
