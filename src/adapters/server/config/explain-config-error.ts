import type { ConfigError } from './config'

/** The sentence for the operator that says what a setting must be. */
export const explainConfigError = (error: ConfigError): string => {
  switch (error.tag) {
    case 'notASwitch':
      return `${error.setting} phải là 0 hoặc 1.`
    case 'notAWholeNumber':
      return `${error.setting} phải là số nguyên từ 0 đến ${error.most}.`
    case 'notAWebAddress':
      return `${error.setting} phải là một địa chỉ có dạng https://….`
    case 'notASecureAddress':
      return `${error.setting} phải là một địa chỉ có dạng https://… (hoặc http://localhost để thử).`
    case 'notAnOrigin':
      return `${error.setting} chỉ gồm giao thức, tên miền và cổng, ví dụ https://namvung.vn, không kèm đường dẫn.`
    case 'missingBeside':
      return `${error.given} cần đi cùng ${error.setting}: hãy đặt cả hai, hoặc bỏ cả hai.`
    case 'notAPlainWebAddress':
      return `${error.setting} phải là một địa chỉ có dạng https://…, không kèm tên và mật khẩu.`
    case 'notAWebhookSecret':
      return `${error.setting} phải bắt đầu bằng whsec_, theo sau là 24 đến 64 byte viết bằng Base64.`
    case 'notAMailServer':
      return `${error.setting} phải là một địa chỉ có dạng smtps://tên:mật-khẩu@máy-chủ; ký tự đặc biệt phải được mã hóa (@ thành %40).`
    case 'notMailAddresses':
      return `${error.setting} phải là địa chỉ thư, ví dụ donhang@namvung.vn; nhiều địa chỉ cách nhau bằng dấu phẩy.`
    case 'notADatabase':
      return `${error.setting} phải là một địa chỉ có dạng postgres://….`
  }
}
