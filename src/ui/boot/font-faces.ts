/** As the standard says; the type of the DOM library lacks two of its descriptors. */
type FontFaceRule = {
  readonly style: Readonly<Record<'src' | 'fontWeight' | 'unicodeRange', string>>
}

type FontSheet = {
  readonly cssRules: readonly [{ readonly cssRules: Iterable<FontFaceRule> }]
}

/** Loads, under a name, the fonts of the page's first rule, which applies without script only. Rejects unless all of them come. */
export const loadFaces = (name: string): Promise<ReadonlyArray<FontFace>> =>
  Promise.all(
    Array.from(
      (document.styleSheets[0] as unknown as FontSheet).cssRules[0].cssRules,
      ({ style: { src, fontWeight, unicodeRange } }) =>
        new FontFace(name, src, { weight: fontWeight, unicodeRange }).load(),
    ),
  )

/** Together, because each on its own would lay out all text anew. */
export const addFaces = (faces: ReadonlyArray<FontFace>): void => {
  for (const face of faces) document.fonts.add(face)
}
