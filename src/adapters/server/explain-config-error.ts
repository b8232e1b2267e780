import type { ConfigError } from './config'

export const explainConfigError = (error: ConfigError): string => {
  switch (error.tag) {
    case 'notASwitch':
      return `${error.variable} phải là 0 hoặc 1.`
    case 'notAWholeNumber':
      return `${error.variable} phải là số nguyên từ 0 đến ${error.most}.`
    case 'notAWebAddress':
      return `${error.variable} phải là một địa chỉ có dạng https://….`
    case 'notADatabase':
      return `${error.variable} phải là một địa chỉ có dạng postgres://….`
  }
}
