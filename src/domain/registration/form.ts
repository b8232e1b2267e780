import * as E from 'fp-ts/Either'

/** How a field stands in the sheet: the heading of its column, how its part of a registration is written, how a received row is read. */
export type FieldCell = {
  readonly heading: string
  readonly kind: 'digits' | 'text'
  readonly write: (registration: never) => string
  readonly read: (cells: never, known: never) => E.Either<string, object>
}

/** One field of a form, declared once: what it holds at first, its rule, which gives its part of the registration, and its cell. */
export type FormField = {
  readonly empty: object
  readonly decode: (draft: never) => E.Either<string, object>
  /** Whether it holds more than the cleared form does. */
  readonly isEntered: (draft: never, cleared: never) => boolean
  /** Whether a visitor is asked before it is lost. */
  readonly isAskedFor: boolean
  readonly cell?: FieldCell
}

export type Form = Readonly<Record<string, FormField>>

type Intersection<U> = (U extends unknown ? (part: U) => void : never) extends (all: infer I) => void
  ? { readonly [K in keyof I]: I[K] }
  : never

/** What stands in a form's fields; `trap` is a field no person sees. */
export type DraftOf<F extends Form> = Intersection<F[keyof F]['empty'] | { readonly trap: string }>

/** Every field of a form, each decoded on its own, so that a view can show all that is wrong at once. */
export type FieldsOf<F extends Form> = { readonly [K in keyof F]: ReturnType<F[K]['decode']> }

/** What a complete form is decoded to: the parts of all its fields. */
export type RegistrationOf<F extends Form> = Intersection<
  Extract<ReturnType<F[keyof F]['decode']>, E.Right<unknown>>['right']
>

/** What may be wrong with the fields of a form. */
export type ErrorOf<F extends Form> = Extract<ReturnType<F[keyof F]['decode']>, E.Left<unknown>>['left']

/** What may be wrong with the cells of a received row. */
export type CellErrorOf<F extends Form> = Extract<
  ReturnType<Extract<F[keyof F], { readonly cell: FieldCell }>['cell']['read']>,
  E.Left<unknown>
>['left']

type AnyField = {
  readonly empty: object
  readonly decode: (draft: unknown) => E.Either<string, object>
  readonly isEntered: (draft: unknown, cleared: unknown) => boolean
  readonly isAskedFor: boolean
}

const fieldsOf = (form: Form) => Object.entries(form as unknown as Readonly<Record<string, AnyField>>)

/** Takes a form, gives it with nothing entered. */
export const emptyDraft = <F extends Form>(form: F): DraftOf<F> =>
  Object.assign({ trap: '' }, ...fieldsOf(form).map(([, { empty }]) => empty))

/** Takes a form and a draft, gives each field decoded. */
export const decodeFields =
  <F extends Form>(form: F) =>
  (draft: DraftOf<F>): FieldsOf<F> =>
    Object.fromEntries(fieldsOf(form).map(([name, { decode }]) => [name, decode(draft)])) as FieldsOf<F>

/** Takes a form and a draft, gives the registration, or all fields where any of them is wrong. */
export const decodeForm =
  <F extends Form>(form: F) =>
  (draft: DraftOf<F>): E.Either<FieldsOf<F>, RegistrationOf<F>> => {
    const fields = decodeFields(form)(draft)
    const decoded = Object.values<E.Either<string, object>>(fields)
    return decoded.every(E.isRight)
      ? E.right(Object.assign({}, ...decoded.map(({ right }) => right)))
      : E.left(fields)
  }

/** Takes a form, a draft and the cleared one, gives whether anything was entered or chosen since. */
export const isTouched =
  <F extends Form>(form: F) =>
  (draft: DraftOf<F>, cleared: DraftOf<F>): boolean =>
    fieldsOf(form).some(([, { isEntered }]) => isEntered(draft, cleared))

/** Takes a form, a draft and the cleared one, gives whether closing would lose what a visitor typed. */
export const hasInput =
  <F extends Form>(form: F) =>
  (draft: DraftOf<F>, cleared: DraftOf<F>): boolean =>
    fieldsOf(form).some(([, { isAskedFor, isEntered }]) => isAskedFor && isEntered(draft, cleared))
