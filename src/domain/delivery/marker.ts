/** The value of a marker that reserves an id and stands for no rows. */
export const RESERVED = 'x'
