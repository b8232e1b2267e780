/** The descriptors of a font rule; the types of the DOM library lack two of them. */
type FontFaceRule = {
  readonly style: Readonly<Record<'src' | 'fontWeight' | 'unicodeRange', string>>
}

type FontSheet = {
  readonly cssRules: readonly [{ readonly cssRules: Iterable<FontFaceRule> }]
}

/**
 * Loads the fonts of the page’s first rule under the family `name`; the rule itself applies only without script. Rejects if one
 * fails.
 */
export const loadFaces = (name: string): Promise<ReadonlyArray<FontFace>> =>
  Promise.all(
    Array.from(
      (document.styleSheets[0] as unknown as FontSheet).cssRules[0].cssRules,
      ({ style: { src, fontWeight, unicodeRange } }) =>
        new FontFace(name, src, { weight: fontWeight, unicodeRange }).load(),
    ),
  )

/** Adds all faces in one task, because each addition on its own would lay out all text again. */
export const addFaces = (faces: ReadonlyArray<FontFace>): void => {
  for (const face of faces) document.fonts.add(face)
}
