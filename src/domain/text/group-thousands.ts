/** Formats 369000 as `369.000`. */
export const groupThousands = (amountVnd: number): string =>
  String(amountVnd).replace(/\B(?=(\d{3})+$)/g, '.')
