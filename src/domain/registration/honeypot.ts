/**
 * Whether the honeypot was filled in; blanks alone do not count. Such a registration is acknowledged like any other, but
 * quarantined: it is not delivered until staff release it (P-001).
 */
export const isHoneypotFilled = (honeypot: string): boolean => honeypot.trim() !== ''
