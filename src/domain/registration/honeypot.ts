/** Whether the honeypot was filled in; blanks alone do not count. */
export const isHoneypotFilled = (honeypot: string): boolean => honeypot.trim() !== ''
