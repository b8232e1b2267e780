/** The value of a marker that reserves an id without rows. */
export const RESERVED = 'x'
