import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { figure } from '../../../support/faults/figure'
import { inParallel } from '../../../support/faults/in-parallel'
import { pathStrings } from '../../../support/faults/path-strings'
import { rawAnswer } from '../../../support/faults/raw-answer'
import { scaled } from '../../../support/faults/scale'
import { phoneOf } from '../../../support/fixtures/people'
import { BUILT_PAGE } from '../../../support/processes/built-page'
import { sendMembership } from '../../../support/processes/send-membership'
import { startServerProcess } from '../../../support/processes/start-server-process'
import { createDiskDir } from '../../../support/temp-dir'

const FEWEST = 1_000
const LANES = 16
/** Every so many of the paths, by a number that shares no factor with the lists they are made of. */
const EVERY = scaled(5, 1)
const SECRET = 'nothing-of-this-is-served'
const NEVER_SERVED = [SECRET, 'SQLite format 3', 'root:x:0', phoneOf(1)]

const SECRET_FILES = [
  ...['secret.txt', '.env', 'site-secret/secret.svg', 'content/secret.txt', 'content/.env'],
  ...['content/pictures-secret/secret.svg', 'content/pictures/secret.txt', 'content/pictures/.env'],
  ...['content/pictures/.hidden.svg', 'content/pictures/.hidden/secret.svg', 'content/pictures/.git/config'],
  ...['content/pictures/site/secret.txt', 'content/pictures/site/.hidden.svg', 'content/news/secret.txt'],
  ...['content/videos/secret.txt', 'content/videos/.hidden.svg', 'content/videos/podcast-secret.md'],
  ...['site/.env', 'site/.hidden.svg', 'site/.hidden/secret.svg', 'site/.git/config', 'site/assets/.env'],
]

const built = inject('builtServer')

const write = (file: string, text: string): void => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

const startAmongSecrets = async () => {
  const dir = await createDiskDir()
  const inDir = (name: string): string => join(dir, name)
  cpSync('content', inDir('content'), { recursive: true, filter: (name) => !name.endsWith('.mp4') })
  const site = JSON.parse(readFileSync('content/site.json', 'utf8'))
  write(inDir('content/site.json'), JSON.stringify({ ...site, note: SECRET }))
  write(inDir('site/index.html'), BUILT_PAGE)
  write(inDir('site/assets/main.js'), 'void 0')
  for (const name of SECRET_FILES) write(inDir(name), SECRET)
  const { url, said } = await startServerProcess(built.main, {
    env: { DATA_DIR: inDir('data'), CONTENT_DIR: inDir('content'), SITE_DIR: inDir('site') },
  })
  const get = (path: string) =>
    rawAnswer(
      Number(new URL(url).port),
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    )
  return { url, said, get }
}

const statusOf = (answer: string): number => Number(answer.split(' ')[1] ?? 0)

describe('a path outside of the served folders', () => {
  it('[M-128, M-130, M-131] returns nothing from there', async () => {
    const { url, said, get } = await startAmongSecrets()
    expect(await sendMembership(url, 1)).toBe(200)
    expect(await get('/')).toContain(BUILT_PAGE)
    expect(statusOf(await get('/pictures/site/logo.svg'))).toBe(200)

    const paths = pathStrings().filter((_, n) => n % EVERY === 0)
    const answers = await inParallel(LANES, paths, get)
    const leaking = paths.filter((_, n) => NEVER_SERVED.some((text) => answers[n]?.includes(text)))
    const broken = paths.filter((_, n) => !(statusOf(answers[n] ?? '') < 500))
    figure('9 path strings', paths.length, `>= ${FEWEST}`)
    figure('9 path strings that leak', leaking.length, '= 0')
    expect(paths.length).toBeGreaterThanOrEqual(FEWEST)
    expect({ leaking, broken }).toStrictEqual({ leaking: [], broken: [] })
    expect(said.err).not.toContain(SECRET)
  })
})
