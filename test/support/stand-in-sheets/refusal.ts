export type Answer = { readonly status: number; readonly body: unknown }

type Refusal = Error & { readonly answer: Answer }

const FAULT_NAMES: Readonly<Record<number, string>> = { 400: 'INVALID_ARGUMENT', 404: 'NOT_FOUND' }

/**
 * Returns an error that the call answers with, in the shape of
 * `developers.google.com/workspace/sheets/api/troubleshoot-api-errors`.
 */
export const refusal = (message: string, code = 400, details?: ReadonlyArray<unknown>): Refusal =>
  Object.assign(new Error(message), {
    answer: {
      status: code,
      body: {
        error: {
          code,
          message,
          status: FAULT_NAMES[code] ?? 'UNKNOWN',
          ...(details === undefined ? {} : { details }),
        },
      },
    },
  })

/** What the service has and the stand-in has not: a test that needs it must not pass by accident. */
export const notModelled = (what: string): Refusal => refusal(`The stand-in does not model ${what}.`)

const isRefusal = (error: unknown): error is Refusal => error instanceof Error && 'answer' in error

/** Runs a call; a refusal becomes its answer. `inRequest` names the request of a batch, as the service does. */
export const answering = (call: () => unknown): Answer => {
  try {
    return { status: 200, body: call() }
  } catch (error) {
    if (isRefusal(error)) return error.answer
    throw error
  }
}

export const inRequest = <A>(name: string, work: () => A): A => {
  try {
    return work()
  } catch (error) {
    if (!isRefusal(error)) throw error
    const { code, details } = (error.answer.body as { error: { code: number; details?: [] } }).error
    throw details === undefined ? refusal(`Invalid ${name}: ${error.message}`, code) : error
  }
}
