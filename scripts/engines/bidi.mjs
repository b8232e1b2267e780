import { toInput } from './input-actions.mjs'

const connect = (address) =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(address)
    socket.addEventListener('open', () => resolve(socket))
    socket.addEventListener('error', () => reject(new Error(`${address} does not answer`)))
  })

/** Takes the address of a browser that speaks WebDriver BiDi and returns a page of it. */
export const openByBidi = async (address, viewport) => {
  const socket = await connect(address)
  const waiting = new Map()
  const errors = []
  socket.addEventListener('message', ({ data }) => {
    const { id, type, result, message, method, params } = JSON.parse(data)
    if (method === 'log.entryAdded' && params.level === 'error') errors.push(params.text)
    if (type === 'success') waiting.get(id)?.resolve(result)
    if (type === 'error') waiting.get(id)?.reject(new Error(message))
    waiting.delete(id)
  })
  let sent = 0
  const call = (method, params) =>
    new Promise((resolve, reject) => {
      const id = ++sent
      waiting.set(id, { resolve, reject })
      socket.send(JSON.stringify({ id, method, params }))
    })
  await call('session.new', { capabilities: {} })
  await call('session.subscribe', { events: ['log.entryAdded'] })
  const { contexts } = await call('browsingContext.getTree', {})
  const { context } = contexts[0]
  await call('browsingContext.setViewport', { context, viewport })
  return {
    errors: async () => errors,
    goTo: (url) => call('browsingContext.navigate', { context, url, wait: 'complete' }),
    goBack: () => call('browsingContext.traverseHistory', { context, delta: -1 }),
    evaluate: async (run, ...given) => {
      const { result, exceptionDetails } = await call('script.callFunction', {
        functionDeclaration: `(given) => JSON.stringify((${run})(...JSON.parse(given)) ?? null)`,
        arguments: [{ type: 'string', value: JSON.stringify(given) }],
        target: { context },
        awaitPromise: false,
      })
      if (exceptionDetails !== undefined) throw new Error(exceptionDetails.text)
      return JSON.parse(result.value)
    },
    ...toInput((actions) => call('input.performActions', { context, actions })),
    close: () => socket.close(),
  }
}
