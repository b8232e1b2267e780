import { type ErasureResult, isNothingErased } from '../../domain/ledger/erase/erase-person'
import { afterConfirmation, contractsKept } from '../../domain/registration/contract-phrases'
import { TARGET_NAMES } from '../../domain/registration/target-names'
import type { ContractRule } from '../../domain/site/contract-rule'
import { daysOf } from './contract-text'

const NOTHING =
  'Không có đăng ký nào của số này. Không có gì bị thay đổi. Nếu nhân viên đã tự ghi hoặc sửa số này trong trang tính, hãy tìm và xóa dòng đó bằng tay.'

/** Whether nothing was there to erase, and nothing is retained. */
export const isNothing = (erased: ErasureResult): boolean =>
  isNothingErased(erased) && erased.contracts.length === 0

const ruleText = (rule: ContractRule): string => (rule === 'none' ? rule : afterConfirmation(rule))

const keptText = (contracts: ErasureResult['contracts'], rule: ContractRule): string =>
  [
    `Giữ lại theo luật dữ liệu hợp đồng của ${contracts.length} đơn đã xác nhận (retention.contract: ${ruleText(rule)}), tách khỏi mọi nơi khác; hết hạn thì máy chủ tự xóa. Chỉ lệnh kept cho xem:`,
    ...contracts.map((contract) => {
      const { confirmed, lastDay } = daysOf(contract)
      return `  đơn ${contract.reference}, xác nhận ngày ${confirmed}, giữ đến hết ngày ${lastDay}`
    }),
    'Câu trả lời cho người yêu cầu:',
    `  “${contractsKept(contracts.map(daysOf))}”`,
  ].join('\n')

const rowsText = ({ registrations, quarantined, toRemoveFrom }: ErasureResult): string => {
  const done =
    registrations + quarantined === 0
      ? 'Ở đây không có đăng ký nào của số này.'
      : `Đã xóa hẳn ${registrations} đăng ký và ${quarantined} bản ghi để riêng của số này.`
  const sheets = toRemoveFrom.map((target) => TARGET_NAMES[target]).join(', ')
  return sheets === ''
    ? done
    : `${done}\nCác dòng đã gửi sang trang tính (${sheets}) sẽ được máy chủ xóa ở đó khi chạy với tệp khóa Google; lệnh status cho biết đã xong chưa.`
}

/** What `erase` says of an erasure, with the answer for the person if the law keeps something. */
export const erasedText = (erased: ErasureResult, rule: ContractRule): string => {
  const { contracts, dropped } = erased
  if (isNothing(erased)) return NOTHING
  return [
    rowsText(erased),
    ...(dropped === 0
      ? []
      : [
          `Đã xóa cả dữ liệu hợp đồng của ${dropped} đơn từng được giữ theo luật, vì retention.contract nay là none.`,
        ]),
    ...(contracts.length === 0 ? [] : [keptText(contracts, rule)]),
  ].join('\n')
}
