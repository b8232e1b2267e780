/** Storage that lasts as long as the test. */
export const memoryStorage = (held: Readonly<Record<string, string>> = {}): Storage => {
  const entries = new Map(Object.entries(held))
  return {
    get length() {
      return entries.size
    },
    clear: () => entries.clear(),
    getItem: (key) => entries.get(key) ?? null,
    key: (index) => [...entries.keys()][index] ?? null,
    removeItem: (key) => void entries.delete(key),
    setItem: (key, value) => void entries.set(key, value),
  }
}
