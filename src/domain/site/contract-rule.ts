import * as t from 'io-ts'

const MOST_YEARS = 10

/** For how many years a confirmed order outlives an erasure; with `none` it is erased like everything else (M-099). */
export type ContractRule = 'none' | number

const isRule = (input: unknown): input is ContractRule =>
  input === 'none' || (Number.isInteger(input) && Number(input) >= 1 && Number(input) <= MOST_YEARS)

/** `none` if it is omitted. */
export const ContractRule = new t.Type<ContractRule, ContractRule, unknown>(
  'ContractRule',
  isRule,
  (input = 'none', context) =>
    isRule(input)
      ? t.success(input)
      : t.failure(input, context, `phải là "none" hoặc số năm nguyên từ 1 đến ${MOST_YEARS}`),
  t.identity,
)
