import { checkContent } from '../content/check-content'
import { explainContentFailure } from '../content/content-failure'
import { EXIT } from '../staff/command'
import { exitOnOutputError } from '../staff/exit-on-output-error'
import { readContentDir } from './config/config'
import { explainUnexpectedArguments } from './config/explain-unexpected-arguments'
import { settingDoubts } from './config/setting-doubts'

const say = (line: string): void => void process.stderr.write(`${line}\n`)

// If the report cannot be written, the program ends silently: the report is its only output.
exitOnOutputError(
  process.stderr,
  () => undefined,
  (code) => process.exit(code),
)

const check = async (): Promise<void> => {
  for (const sentence of settingDoubts(process.env)) say(sentence)
  const contentDir = readContentDir(process.env)
  const faults = await checkContent(contentDir)
  for (const fault of faults) say(explainContentFailure(contentDir, fault))
  say(faults.length === 0 ? 'Nội dung không có gì phải sửa.' : `Có ${faults.length} chỗ nên xem lại.`)
  if (faults.some(({ tag }) => tag === 'unreadable')) process.exitCode = EXIT.failed
}

if (process.argv.length > 2) {
  say(explainUnexpectedArguments(process.env, 'check-content'))
  process.exitCode = EXIT.misused
} else await check()
