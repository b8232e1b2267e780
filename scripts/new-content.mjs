// Copies the supplied content into a folder where staff can edit it and upgrades do not touch it.
import { cpSync, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const [, , folder] = process.argv
const prefix = process.env.PROGRAM_PREFIX
const typedAs = prefix ? `${prefix}new-content` : 'npm run new-content --'

const end = (code, text) => {
  console.error(text)
  process.exitCode = code
}

if (folder === undefined || folder.startsWith('-')) end(2, `Cách dùng: ${typedAs} THƯ-MỤC`)
else if (existsSync(folder) && readdirSync(folder).length > 0)
  end(1, `${folder} đã có tệp: hãy chọn một thư mục chưa có hoặc còn trống.`)
else {
  cpSync(join(import.meta.dirname, '..', 'content'), folder, { recursive: true })
  console.log(`Đã chép nội dung mẫu vào ${folder}. Hãy khởi động máy chủ với CONTENT_DIR=${folder}`)
}
