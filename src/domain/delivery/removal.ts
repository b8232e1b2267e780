/** Rows of an erased person that are to go from a sheet; the mark finds them without the number being kept. */
export type Removal = { readonly id: string; readonly phoneMark: string }
