/** Only the account that runs the program reads what it writes. */
export const PRIVATE_FILE = 0o600
export const PRIVATE_FOLDER = 0o700
