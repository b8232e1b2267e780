/** A text with percent escapes as it is meant; `otherwise` if they are none. */
export const percentDecoded = (text: string, otherwise = text): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return otherwise
  }
}
