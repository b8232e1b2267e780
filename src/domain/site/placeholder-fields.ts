const SAMPLE = /\.example\b|trang-mau|0000 ?000|\bmẫu\b/i

/** Whether a text is still a sample value. */
export const isSampleValue = (text: string): boolean => SAMPLE.test(text)

/** The dotted paths of the texts that satisfy `isListed`. */
export const fieldsWith = (
  isListed: (text: string) => boolean,
  facts: object,
  path = '',
): ReadonlyArray<string> =>
  Object.entries(facts).flatMap(([key, value]) => {
    const here = path === '' ? key : `${path}.${key}`
    if (typeof value === 'object' && value !== null) return fieldsWith(isListed, value, here)
    return typeof value === 'string' && isListed(value) ? [here] : []
  })

/** The dotted paths of fields that still hold a sample value. */
export const placeholderFields = (facts: object): ReadonlyArray<string> => fieldsWith(isSampleValue, facts)
