import { Worker } from 'node:worker_threads'
import type * as IO from 'fp-ts/IO'
import { DAMAGED_CODES } from './ledger-fault'

/**
 * The program of the thread, as a text because the bundle has no file for it. It checks table by table, so that it can be
 * stopped.
 */
const CHECK = `
  const { DatabaseSync } = require('node:sqlite')
  const { parentPort, workerData: { path, damagedCodes } } = require('node:worker_threads')
  try {
    const db = new DatabaseSync(path, { readOnly: true, timeout: 5000 })
    const tables = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' UNION SELECT 'sqlite_schema'").all()
    const isOk = ({ name }) => Object.values(db.prepare('PRAGMA quick_check(' + name + ')').get())[0] === 'ok'
    parentPort.postMessage(tables.every(isOk))
    db.close()
  } catch (error) {
    parentPort.postMessage(!damagedCodes.includes(error.errcode & 255))
  }`

export type BackgroundCheck = {
  /** True until damage is found. */
  readonly isSound: IO.IO<boolean>
  readonly stop: () => Promise<void>
}

/** Checks all pages of a file in a separate thread; calls `onDamaged` if the file is damaged. */
export const checkInBackground = (path: string, onDamaged: IO.IO<void>): BackgroundCheck => {
  let isSound = true
  const worker = new Worker(CHECK, { eval: true, workerData: { path, damagedCodes: DAMAGED_CODES } })
  worker.unref()
  worker.on('error', () => undefined)
  worker.on('message', (found) => {
    if (found !== false) return
    isSound = false
    onDamaged()
  })
  return { isSound: () => isSound, stop: () => worker.terminate().then(() => undefined) }
}
