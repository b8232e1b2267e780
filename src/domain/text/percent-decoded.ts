/** Decodes percent escapes; `otherwise` if they are invalid. */
export const percentDecoded = (text: string, otherwise = text): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return otherwise
  }
}
