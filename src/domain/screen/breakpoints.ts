/** The widest windows, in px, at which each layout still stacks. */
export const BREAKPOINTS_PX = {
  homeCards: 820,
  orderDialog: 992,
  desktop: 1200,
} as const
