/** Takes what loads a dialog's code, gives a button what starts that as soon as a visitor seems to want it: pointer above, finger down, focus. */
export const onIntent = (load: () => Promise<unknown>) => ({
  onPointerEnter: load,
  onPointerDown: load,
  onFocus: load,
})
