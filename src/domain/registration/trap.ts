/** Whether the honeypot was filled in; blanks alone do not count. */
export const isTrapFilled = (trap: string): boolean => trap.trim() !== ''
