import * as E from 'fp-ts/Either'

/**
 * The column of a field: `write` gives the cell of a registration, `read` decodes the cell of a received row. A parameter of
 * type `never` accepts a function of any parameter, because each field takes its own part; `FormField` has the same.
 */
export type FieldCell = {
  readonly heading: string
  readonly kind: 'digits' | 'text'
  readonly write: (registration: never) => string
  readonly read: (cells: never, known: never) => E.Either<string, object>
  /** The field’s part of a registration, from a record that this release or an earlier one stored. */
  readonly readKept: (record: Readonly<Record<string, unknown>>) => object
  /** New in this release: a row sent by an older page may omit this cell, which then reads as empty. */
  readonly isNew?: boolean
}

/** A field of a form: how it starts, how it is decoded, and the column that it is written to. */
export type FormField = {
  readonly empty: object
  readonly decode: (draft: never) => E.Either<string, object>
  /** Whether the draft holds more than the cleared form does. */
  readonly isEntered: (draft: never, cleared: never) => boolean
  /** Whether the visitor is asked before this input is discarded. */
  readonly isAskedFor: boolean
  readonly cell?: FieldCell
}

/**
 * The fields by their names, from which the types below follow. Of a form of one field
 *
 * `{ phone: { empty: { phone: '' }, decode: (draft) => Either<'phoneInvalid', { phone: PhoneNumber }>, … } }`
 *
 * `DraftOf` is `{ phone: string, honeypot: string }`, `FieldsOf` is `{ phone: Either<'phoneInvalid', { phone: PhoneNumber }> }`,
 * `RegistrationOf` is `{ phone: PhoneNumber }`, and `ErrorOf` is `'phoneInvalid'`.
 */
export type Form = Readonly<Record<string, FormField>>

type Intersection<U> = (U extends unknown ? (part: U) => void : never) extends (all: infer I) => void
  ? { readonly [K in keyof I]: I[K] }
  : never

/** The input of a form. `honeypot` belongs to a field that no person sees. */
export type DraftOf<F extends Form> = Intersection<F[keyof F]['empty'] | { readonly honeypot: string }>

export type FieldsOf<F extends Form> = { readonly [K in keyof F]: ReturnType<F[K]['decode']> }

export type RegistrationOf<F extends Form> = Intersection<
  Extract<ReturnType<F[keyof F]['decode']>, E.Right<unknown>>['right']
>

export type ErrorOf<F extends Form> = Extract<ReturnType<F[keyof F]['decode']>, E.Left<unknown>>['left']

export type CellErrorOf<F extends Form> = Extract<
  ReturnType<Extract<F[keyof F], { readonly cell: FieldCell }>['cell']['read']>,
  E.Left<unknown>
>['left']

/** A field, as called with a draft of the whole form. */
type AnyField = FormField & {
  readonly decode: (draft: unknown) => E.Either<string, object>
  readonly isEntered: (draft: unknown, cleared: unknown) => boolean
}

const fieldsOf = (form: Form) => Object.entries(form as unknown as Readonly<Record<string, AnyField>>)

/** The draft in which no field is filled in. */
export const emptyDraft = <F extends Form>(form: F): DraftOf<F> =>
  Object.assign({ honeypot: '' }, ...fieldsOf(form).map(([, { empty }]) => empty))

/** Decodes each field by itself: its part of the registration, or the field's error. */
export const decodeFields =
  <F extends Form>(form: F) =>
  (draft: DraftOf<F>): FieldsOf<F> =>
    Object.fromEntries(fieldsOf(form).map(([name, { decode }]) => [name, decode(draft)])) as FieldsOf<F>

/** The registration if every field is valid, or else the results of all fields, as of `decodeFields`. */
export const decodeForm =
  <F extends Form>(form: F) =>
  (draft: DraftOf<F>): E.Either<FieldsOf<F>, RegistrationOf<F>> => {
    const fields = decodeFields(form)(draft)
    const decoded = Object.values<E.Either<string, object>>(fields)
    return decoded.every(E.isRight)
      ? E.right(Object.assign({}, ...decoded.map(({ right }) => right)))
      : E.left(fields)
  }

export const isTouched =
  <F extends Form>(form: F) =>
  (draft: DraftOf<F>, cleared: DraftOf<F>): boolean =>
    fieldsOf(form).some(([, { isEntered }]) => isEntered(draft, cleared))

/** Whether closing would discard input that the visitor is asked about. */
export const hasInput =
  <F extends Form>(form: F) =>
  (draft: DraftOf<F>, cleared: DraftOf<F>): boolean =>
    fieldsOf(form).some(([, { isAskedFor, isEntered }]) => isAskedFor && isEntered(draft, cleared))

/** The names of the fields that `textsOf` returns. */
export type TextNameOf<F extends Form> = {
  [K in keyof F & string]: F[K]['empty'] extends Readonly<Record<K, string>> ? K : never
}[keyof F & string]

/** The fields that are typed as one text of their own name, in their order. */
export const textsOf = <F extends Form>(
  form: F,
): ReadonlyArray<{ readonly name: TextNameOf<F>; readonly isOptional: boolean }> =>
  fieldsOf(form)
    .filter(([name, { empty }]) => Object.entries(empty).some(([of, value]) => of === name && value === ''))
    .map(([name, { empty, decode }]) => ({
      name: name as TextNameOf<F>,
      isOptional: E.isRight(decode(empty)),
    }))
