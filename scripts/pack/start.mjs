// Starts the server of a release, and notifies systemd when it answers visitors.
import { execFileSync } from 'node:child_process'

await import('./dist/server/main.js')
const isServing = process.exitCode === undefined
if (isServing && process.env.NOTIFY_SOCKET !== undefined) execFileSync('systemd-notify', ['--ready'])
