export const RESERVED = 'x'
