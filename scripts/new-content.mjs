// Copies the supplied content into a folder where staff can edit it and upgrades do not touch it.
import { cpSync, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const [, , folder, ...others] = process.argv
const prefix = process.env.PROGRAM_PREFIX
const typedAs = prefix ? `${prefix}new-content` : 'npm run new-content --'

const end = (code, text) => {
  console.error(text)
  process.exitCode = code
}

const copy = () => {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    return end(1, `${folder} đã có tệp: hãy chọn một thư mục chưa có hoặc còn trống.`)
  cpSync(join(import.meta.dirname, '..', 'content'), folder, { recursive: true })
  console.log(`Đã chép nội dung mẫu vào ${folder}. Hãy khởi động máy chủ với CONTENT_DIR=${folder}`)
}

if (folder === undefined || folder.startsWith('-') || others.length > 0)
  end(2, `Cách dùng: ${typedAs} THƯ-MỤC`)
else
  try {
    copy()
  } catch (error) {
    end(1, `Không tạo được thư mục ${folder} (${error.code}). Hãy chọn nơi tài khoản này ghi được.`)
  }
