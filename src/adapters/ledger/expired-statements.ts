const TABLES = ['registration', 'quarantine'] as const

/** In between, registrations that arrive are kept. */
const PERSONS_AT_ONCE = 20

/** Takes how a statement names the moment, gives what finds telephone numbers whose latest registration came before it, in either table; both engines read it as it stands. */
export const expiredStatements = (before: string): ReadonlyArray<string> =>
  TABLES.map((table) => {
    const hasNoneLater = TABLES.map(
      (other) =>
        `NOT EXISTS (SELECT 1 FROM ${other} AS later WHERE later.phone = held.phone AND later.received_at >= ${before})`,
    )
    return `SELECT DISTINCT phone FROM ${table} AS held
      WHERE received_at < ${before} AND ${hasNoneLater.join(' AND ')} LIMIT ${PERSONS_AT_ONCE}`
  })
