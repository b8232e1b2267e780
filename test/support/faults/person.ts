/** Someone made up, by what may be told of them. */
export type Person = { readonly name: string; readonly phone: string }

/** Takes a person, gives the body of an order of theirs. */
export const orderOf = ({ name, phone }: Person): string =>
  JSON.stringify([['=ROW()-1', name, `'${phone}`, 'Hà Nội', 'Ba Đình', 'Viên uống Nam Vững Sinh Lực', '']])
