import { spawn } from 'node:child_process'

export type RunningSite = {
  readonly address: string
  readonly stop: (signal: NodeJS.Signals) => Promise<void>
}

const environment = (dataDir: string) => ({
  PATH: process.env.PATH,
  DATA_DIR: dataDir,
  PORT: '0',
  RATE_LIMIT_PER_MINUTE: '0',
})

/** Starts the built site on a free port; resolves once it answers. */
export const startSite = async (dataDir: string): Promise<RunningSite> => {
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    env: environment(dataDir),
    // Nobody reads the log here, and a full pipe would hold the server up.
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()))
  const address = await new Promise<string>((resolve, reject) => {
    server.stdout.on('data', (text: Buffer) => {
      const found = /http:\/\/\S+/.exec(String(text))
      if (found !== null) resolve(found[0])
    })
    server.once('close', () => reject(new Error('the server did not start')))
  })
  return {
    address,
    stop: async (signal) => {
      server.kill(signal)
      await ended
    },
  }
}

/** The lines that `registrations export orders` writes. */
export const exportedOrders = async (dataDir: string): Promise<ReadonlyArray<string>> => {
  const program = spawn(process.execPath, ['dist/server/registrations.js', 'export', 'orders'], {
    env: environment(dataDir),
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  let out = ''
  program.stdout.on('data', (text: Buffer) => {
    out += text
  })
  await new Promise((resolve) => program.once('close', resolve))
  return out.split('\r\n').filter((line) => line !== '')
}
