// Runs the built server whose path it is given, as a process of the development server.
import { pathToFileURL } from 'node:url'
import { stopWithParent } from '../stop-with-parent.mjs'

stopWithParent()
// The server takes no words of its own.
const [program] = process.argv.splice(2, 1)
await import(pathToFileURL(program))
