// Serves; a release has nothing to build. systemd is told once visitors are answered.
import { execFileSync } from 'node:child_process'

await import('./dist/server/main.js')
const isServing = process.exitCode === undefined
if (isServing && process.env.NOTIFY_SOCKET !== undefined) execFileSync('systemd-notify', ['--ready'])
