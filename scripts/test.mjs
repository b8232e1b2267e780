// Checks the code while it builds and tests it. With --all it also runs the projects that `npm test` leaves out.
// Further words go to Vitest.
import { spawn } from 'node:child_process'
import { LONG_PROJECTS } from '../test/support/evidence/evidence.ts'

const running = new Set()

const run = (program, words, hear = null) =>
  new Promise((resolve) => {
    const child = spawn(program, words, { stdio: hear === null ? 'inherit' : ['ignore', 'pipe', 'pipe'] })
    running.add(child)
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.once('error', ({ message }) => console.error(message))
    child.once('close', (code) => {
      running.delete(child)
      resolve(code ?? 1)
    })
  })

// A terminal sends its signal to these programs itself, and a second one would keep Vitest from stopping what it started.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {
  for (const child of running) child.kill('SIGTERM')
})

const check = async () => {
  const heard = []
  const code = await run('npm', ['run', '-s', 'check'], (bytes) => heard.push(bytes))
  const said = Buffer.concat(heard).toString()
  process.stdout.write(said)
  return { code, said }
}

const words = process.argv.slice(2)
const projects = words.includes('--all') ? [] : LONG_PROJECTS.map((name) => `--project=!${name}`)

const buildAndTest = async () => {
  const code = await run(process.execPath, ['scripts/build.mjs'])
  return code === 0 ? run('vitest', ['run', ...projects, ...words.filter((word) => word !== '--all')]) : code
}

const [checked, tested] = await Promise.all([check(), buildAndTest()])
if (checked.code !== 0) console.error(`${checked.said}\nnpm run check failed`)
process.exitCode = checked.code || tested
