/** Handlers that load code as soon as a press becomes likely. */
export const onIntent = (load: () => Promise<unknown>) => ({
  onPointerEnter: load,
  onPointerDown: load,
  onFocus: load,
})
