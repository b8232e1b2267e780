/** A fictitious person with all personal data. */
export type Person = { readonly name: string; readonly phone: string }

/** The body of an order of theirs. */
export const orderOf = ({ name, phone }: Person): string =>
  JSON.stringify([['=ROW()-1', name, `'${phone}`, 'Hà Nội', 'Ba Đình', 'Viên uống Nam Vững Sinh Lực', '']])
