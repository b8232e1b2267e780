// Runs the built server whose path it is given, as a process of the development server.
import { pathToFileURL } from 'node:url'
import { stopWithParent } from '../stop-with-parent.mjs'

stopWithParent()
await import(pathToFileURL(process.argv[2]))
