/** Caches what `make` returns for an object while the object exists; readers return the same one until its file changes. */
export const memoized = <Key extends object, Made>(make: (key: Key) => Made) => {
  const made = new WeakMap<Key, Made>()
  return {
    knows: (key: Key): boolean => made.has(key),
    of: (key: Key): Made => {
      const known = made.get(key) ?? make(key)
      made.set(key, known)
      return known
    },
  }
}
