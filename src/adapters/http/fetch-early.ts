export const fetchEarly =
  (early: Record<string, Promise<Response>>, fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  (input, init) => {
    const url = String(input)
    const made = early[url]
    delete early[url]
    return made ?? fetch(input, init)
  }
