import type * as E from 'fp-ts/Either'
import { map } from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'

/** Stored text stays valid even if the rules have changed since; a missing one reads as empty. */
export const keptText = (stored: unknown): string => (typeof stored === 'string' ? stored : '')

/**
 * The field is optional if `rule` accepts the empty text. `isNew` is set in the release that introduces it and dropped in the
 * next. While no field is new, only tests reach what `decodeBody`, `locateColumns`, `findAllColumns` and `insertNewColumns` do for it.
 */
export const textField = <const Name extends string, Fault extends string, Text extends string>(
  name: Name,
  heading: string,
  rule: (typed: string) => E.Either<Fault, Text>,
  isNew = false,
) => {
  type Typed = Readonly<Record<Name, string>>
  const decode = (typed: Typed): E.Either<Fault, Readonly<Record<Name, Text>>> =>
    pipe(
      rule(typed[name]),
      map((text) => ({ [name]: text }) as Readonly<Record<Name, Text>>),
    )
  return {
    empty: { [name]: '' } as Typed,
    decode,
    isEntered: (draft: Typed) => draft[name].trim() !== '',
    isAskedFor: true,
    cell: {
      heading,
      kind: 'text' as const,
      write: (part: Typed) => part[name],
      read: decode,
      readKept: (record: Readonly<Record<string, unknown>>) => ({ [name]: keptText(record[name]) }),
      isNew,
    },
  }
}
