import { type ComponentType, lazy, useState } from 'react'

/** A view whose code may be loaded before it is wanted. */
export type Preloaded<Props extends object> = {
  readonly load: () => Promise<unknown>
  /** The view itself once its code is there, before that one that suspends. */
  readonly view: () => ComponentType<Props>
}

/** Takes what imports a view, gives what loads its code ahead of its need. */
export const preloaded = <Props extends object>(
  importView: () => Promise<ComponentType<Props>>,
): Preloaded<Props> => {
  let loaded: ComponentType<Props> | null = null
  const load = async () => {
    loaded = await importView()
    return { default: loaded }
  }
  const late = lazy(load) as unknown as ComponentType<Props>
  return {
    // A failure is told where the view is wanted, not where it was only expected.
    load: () => load().catch(() => undefined),
    view: () => loaded ?? late,
  }
}

type PreloadedViewProps<Props extends object> = { readonly of: Preloaded<Props>; readonly props: Props }

/** Draws a view, at once where its code is there. */
export const PreloadedView = <Props extends object>({ of, props }: PreloadedViewProps<Props>) => {
  // What it was drawn as at first it stays: another component would lose its state.
  const [Shown] = useState(() => of.view())
  return <Shown {...props} />
}
