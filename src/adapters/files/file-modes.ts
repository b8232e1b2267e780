/** Modes of files and folders that only the program’s account can read. */
export const PRIVATE_FILE = 0o600
export const PRIVATE_FOLDER = 0o700
