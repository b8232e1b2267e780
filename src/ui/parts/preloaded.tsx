import { type ComponentType, useState } from 'react'
import { lazyPart } from './lazy-part'

export type Preloaded<Props extends object> = {
  readonly load: () => Promise<unknown>
  readonly view: () => ComponentType<Props>
}

/** A view whose code is loaded ahead by `load`, and otherwise when it is rendered. */
export const preloaded = <Props extends object>(
  importView: () => Promise<ComponentType<Props>>,
): Preloaded<Props> => {
  let loaded: ComponentType<Props> | null = null
  const load = async () => {
    loaded = await importView()
    return { default: loaded }
  }
  const late = lazyPart(load)
  return {
    // A failure is reported where the view is rendered, not where it was preloaded.
    load: () => load().catch(() => undefined),
    view: () => loaded ?? late,
  }
}

type PreloadedViewProps<Props extends object> = { readonly of: Preloaded<Props>; readonly props: Props }

/** Renders a view at once if it was preloaded; suspends otherwise. */
export const PreloadedView = <Props extends object>({ of, props }: PreloadedViewProps<Props>) => {
  // Keeps the component of the first render: another one would lose its state.
  const [Shown] = useState(() => of.view())
  return <Shown {...props} />
}
