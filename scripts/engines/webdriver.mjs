import { toInput } from './input-actions.mjs'

/** WebDriver has no console, so the page collects errors from the moment it has loaded. */
const keepErrors = () => {
  window.seenErrors = []
  window.addEventListener('error', ({ message }) => window.seenErrors.push(message))
  window.addEventListener('unhandledrejection', ({ reason }) => window.seenErrors.push(String(reason)))
  const { error } = console
  console.error = (...told) => {
    window.seenErrors.push(told.join(' '))
    error(...told)
  }
}

/** Takes the address of a WebDriver and what to start and returns a page of it. */
export const openByWebDriver = async (driver, capabilities) => {
  const call = async (method, path, body) => {
    const response = await fetch(`${driver}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const { value } = await response.json()
    if (!response.ok) throw new Error(`${path}: ${value.error} ${value.message}`)
    return value
  }
  const { sessionId } = await call('POST', '/session', { capabilities: { alwaysMatch: capabilities } })
  const session = `/session/${sessionId}`
  const evaluate = (run, ...args) =>
    call('POST', `${session}/execute/sync`, { script: `return (${run}).apply(null, arguments)`, args })
  return {
    errors: () => evaluate(() => window.seenErrors ?? []),
    goTo: async (url) => {
      await call('POST', `${session}/url`, { url })
      await evaluate(keepErrors)
    },
    goBack: () => call('POST', `${session}/back`, {}),
    evaluate,
    ...toInput((actions) => call('POST', `${session}/actions`, { actions })),
    close: () => call('DELETE', session),
  }
}
