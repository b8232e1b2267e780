import type { ConfigError } from '../config'

/** Takes a setting that makes no sense, gives the sentence for the operator. */
export const explainConfigError = (error: ConfigError): string =>
  error.tag === 'notASwitch'
    ? `${error.variable} phải là 0 hoặc 1.`
    : `${error.variable} phải là số nguyên từ 0 đến ${error.most}.`
