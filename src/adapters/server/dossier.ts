import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { vietnamTimestamp } from '../../domain/text/vietnam-timestamp'
import { explainContentFailure } from '../content/content-failure'
import { readSite } from '../content/read-site'
import { EXIT } from '../staff/command'
import { exitOnOutputError } from '../staff/exit-on-output-error'
import { readConfig } from './config/config'
import { explainConfigError } from './config/explain-config-error'
import { explainUnexpectedArguments } from './config/explain-unexpected-arguments'
import { settingDoubts } from './config/setting-doubts'
import { dossierHtml } from './dossier/dossier-html'

const fail = (sentence: string, code = 1): void => {
  console.error(sentence)
  process.exitCode = code
}

const write = async (): Promise<void> => {
  for (const sentence of settingDoubts(process.env)) console.error(sentence)
  const config = readConfig(process.env, join(import.meta.dirname, '..', 'client'))
  if (E.isLeft(config)) return fail(explainConfigError(config.left))
  const site = await readSite(config.right.contentDir)()
  if (E.isLeft(site)) return fail(explainContentFailure(config.right.contentDir, site.left))
  const madeAt = vietnamTimestamp(Date.now())
  process.stdout.write(dossierHtml({ site: site.right, config: config.right, madeAt }))
}

exitOnOutputError(process.stdout, console.error, (code) => process.exit(code))

if (process.argv.length > 2) fail(explainUnexpectedArguments(process.env, 'dossier'), EXIT.misused)
else await write()
