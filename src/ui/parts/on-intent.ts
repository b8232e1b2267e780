export const onIntent = (load: () => Promise<unknown>) => ({
  onPointerEnter: load,
  onPointerDown: load,
  onFocus: load,
})
