/** Makes a text once for each version of the content and each name; `name` must have few values. */
export const cacheByVersion = (contentVersion: () => Promise<object>) => {
  let madeFrom: object | null = null
  const made = new Map<string, Promise<Buffer>>()
  return async (name: string, make: () => Promise<string>): Promise<Buffer> => {
    const version = await contentVersion()
    if (version !== madeFrom) made.clear()
    madeFrom = version
    const text = made.get(name) ?? make().then((written) => Buffer.from(written))
    made.set(name, text)
    text.catch(() => made.delete(name))
    return text
  }
}
