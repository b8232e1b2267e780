export type LedgerLocation =
  | { readonly tag: 'sqlite'; readonly dataDir: string }
  | { readonly tag: 'postgres'; readonly url: string; readonly requiresStandby: boolean }

/** The location of one kind of store. */
export type LocationIn<Tag extends LedgerLocation['tag']> = Extract<LedgerLocation, { readonly tag: Tag }>

type Cases<A> = { readonly [Tag in LedgerLocation['tag']]: (location: LocationIn<Tag>) => A }

/** Chooses by the kind of store. */
export const byStore = <A>(location: LedgerLocation, cases: Cases<A>): A => {
  switch (location.tag) {
    case 'sqlite':
      return cases.sqlite(location)
    case 'postgres':
      return cases.postgres(location)
  }
}
