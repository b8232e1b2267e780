import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { AddressBook } from '../../domain/address/address-book'
import provinces from '../../domain/address/provinces-63.json'
import { createOwnPages } from '../../ui/own-pages'
import { createRenderPage, createRenderPlainPage } from '../../ui/render'
import { cachePictures } from '../pictures/cache-pictures'
import { icon } from '../pictures/icon'
import { linkPicture } from '../pictures/link-picture'
import { EXIT } from '../staff/command'
import { readConfig } from './config/config'
import { explainConfigError } from './config/explain-config-error'
import { explainUnexpectedArguments } from './config/explain-unexpected-arguments'
import { settingDoubts } from './config/setting-doubts'
import { type RunningServer, startServer } from './wiring/start-server'
import { writeSite } from './wiring/write-site'

const BUILT_SITE_DIR = join(import.meta.dirname, '..', 'client')

const stopOnSignal = ({ stop }: RunningServer): void => {
  let isLeaving = false
  const leave = async () => {
    // The signal comes twice if a terminal and npm both send it.
    if (isLeaving) return
    isLeaving = true
    await stop()
    // Aborts calls to other services that are still in flight.
    process.exit(EXIT.done)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, leave)
}

// The server keeps running if the log's reader has exited or its disk is full.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

for (const sentence of settingDoubts(process.env)) console.warn(sentence)
const drawLinkPicture = cachePictures(linkPicture)
const drawIcon = cachePictures(icon)

const opened = pipe(
  readConfig(process.env, BUILT_SITE_DIR),
  E.mapLeft(explainConfigError),
  E.bindTo('config'),
  E.bind('addressBook', () =>
    pipe(
      AddressBook.decode(provinces),
      E.mapLeft(() => 'provinces-63.json: không đọc được.'),
    ),
  ),
  E.let('given', ({ addressBook }) => ({
    addressBook,
    createRenderPage,
    createRenderPlainPage,
    createOwnPages,
    drawLinkPicture,
    drawIcon,
    loadDeskPages: async () => (await import('../../ui/render-desk')).deskPages,
  })),
  TE.fromEither,
)

const [flag, folder, ...others] = process.argv.slice(2)

const say = <A>(outcome: E.Either<string, A>, done: (value: A) => void): void => {
  if (E.isRight(outcome)) done(outcome.right)
  else {
    console.error(outcome.left)
    process.exitCode = EXIT.failed
  }
}

if (flag === '--pages' && folder !== undefined && others.length === 0)
  say(
    await pipe(
      opened,
      TE.chain(({ config, given }) => writeSite(config, given, folder)),
    )(),
    (count) => console.log(`${count} trang đã được ghi vào ${folder}`),
  )
else if (flag !== undefined) {
  console.error(explainUnexpectedArguments(process.env, 'start'))
  process.exitCode = EXIT.misused
} else
  say(
    await pipe(
      opened,
      TE.chain(({ config, given }) => startServer(config, given)),
    )(),
    (server) => {
      stopOnSignal(server)
      console.log(`${server.brand} đang chạy tại http://localhost:${server.port}`)
    },
  )
