/** Loads a dialog's code on hover, touch or focus of its button. */
export const onIntent = (load: () => Promise<unknown>) => ({
  onPointerEnter: load,
  onPointerDown: load,
  onFocus: load,
})
