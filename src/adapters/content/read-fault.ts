import { systemCode } from '../files/system-code'

export const LARGEST_FILE_MB = 16

/** `EOUTSIDE`: a link places the file outside of the content folder. `ENOFILE`: it is a pipe or a device. */
export type ReadFault = 'EISDIR' | 'ENOFILE' | 'EOUTSIDE' | 'ETOOLARGE'

/** The error of a file that is not read; its code is one of ours or of the system's. */
export const readFault = (code: ReadFault): Error & { readonly code: ReadFault } =>
  Object.assign(new Error(code), { code })

/** Whether a failed read has this code. */
export const hasFault = (error: unknown, code: ReadFault): boolean => systemCode(error) === code

const OUTSIDE =
  'Đây là liên kết dẫn ra ngoài thư mục nội dung nên không được đọc và không hiện trên trang; hãy chép tệp thật vào thư mục.'

const SENTENCES: Readonly<Record<string, string>> = {
  ENOENT: 'Tệp này không tồn tại.',
  EACCES: 'Máy chủ không có quyền đọc tệp này.',
  EPERM: 'Máy chủ không có quyền đọc tệp này.',
  EISDIR: 'Đây là thư mục, không phải tệp.',
  EOUTSIDE: OUTSIDE,
  ENOFILE: 'Đây không phải là tệp (mà là ống dẫn hoặc thiết bị); hãy chép tệp thật vào thư mục.',
  ETOOLARGE: `Tệp lớn hơn ${LARGEST_FILE_MB} MB nên không được đọc; hãy xem có chép nhầm tệp không.`,
  ENOTDIR: 'Đây là tệp, không phải thư mục.',
}

/** The sentence contains no path of the machine. */
export const explainReadError = (error: unknown): string => {
  const code = systemCode(error) ?? 'unknown error'
  return SENTENCES[code] ?? `Không đọc được tệp này (${code}).`
}
