import { checkContent } from '../content/check-content'
import { explainContentFailure } from '../content/explain-content-failure'
import { readContentDir } from './config'
import { unknownSettings } from './wire-settings'

for (const sentence of unknownSettings(process.env)) console.error(sentence)
const contentDir = readContentDir(process.env)
const faults = await checkContent(contentDir)
for (const fault of faults) console.error(explainContentFailure(contentDir, fault))
console.error(faults.length === 0 ? 'Nội dung không có gì phải sửa.' : `Có ${faults.length} chỗ nên xem lại.`)
if (faults.some(({ tag }) => tag === 'unreadable')) process.exitCode = 1
