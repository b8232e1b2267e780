import type { ComponentPropsWithoutRef } from 'react'

/** A link that opens a new tab, which learns neither the address of this page nor how to change it. */
export const OutsideLink = (props: Omit<ComponentPropsWithoutRef<'a'>, 'target' | 'rel'>) => (
  <a target="_blank" rel="noopener noreferrer" {...props} />
)
