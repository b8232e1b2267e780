/** Takes a sum in VND, gives it with a dot at each thousand, without the unit: 369000 is `369.000`. */
export const groupThousands = (amountVnd: number): string =>
  String(amountVnd).replace(/\B(?=(\d{3})+$)/g, '.')
