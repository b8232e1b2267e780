import { DatabaseSync } from 'node:sqlite'

// Loaded before the server by the control: the setting that makes a commit last is not made, and reads back as if it were.
const { exec, prepare } = DatabaseSync.prototype

DatabaseSync.prototype.exec = function (sql) {
  exec.call(this, sql.replace('synchronous = FULL', 'synchronous = NORMAL'))
}

DatabaseSync.prototype.prepare = function (sql) {
  return prepare.call(this, sql === 'PRAGMA synchronous' ? 'SELECT 2 AS synchronous' : sql)
}
