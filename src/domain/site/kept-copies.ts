/** For how many days copies and backups of the registrations are kept; an erased person may remain in them for so long. */
export const COPY_DAYS = 7
