import { Worker } from 'node:worker_threads'

/** The program of the thread; inline, because bundling leaves no file for it. */
const CHECK = `
  const { DatabaseSync } = require('node:sqlite')
  const { parentPort, workerData: { path, mappedBytes } } = require('node:worker_threads')
  const db = new DatabaseSync(path, { readOnly: true })
  db.exec('PRAGMA mmap_size = ' + mappedBytes)
  const { integrity_check } = db.prepare('PRAGMA integrity_check(1)').get()
  const dangling = db.prepare('PRAGMA foreign_key_check').get()
  db.close()
  parentPort.postMessage(integrity_check === 'ok' && dangling === undefined)`

/** Checks the B-trees and foreign keys of a file in a separate thread. */
export const checkPages = (path: string, mappedBytes: number): Promise<boolean> =>
  new Promise((resolve) => {
    const worker = new Worker(CHECK, { eval: true, workerData: { path, mappedBytes } })
    worker.on('message', (isSound) => resolve(isSound === true))
    worker.on('error', () => resolve(false))
    worker.on('exit', () => resolve(false))
  })
