import type { StepProblem } from '../../domain/desk/step-feedback'
import type { StepError } from '../../domain/desk/step-form'
import { type HandlingStep, SHOWN_AT_ONCE } from '../../domain/handling/handled-registration'
import { STATE_NAMES } from '../../domain/handling/handling'
import { LONGEST_NOTE } from '../../domain/handling/note'
import { SHOWN_ENTRIES } from '../../domain/ledger/statements/history-statements'
import { groupThousands } from '../../domain/text/group-thousands'
import { vietnamTimestamp } from '../../domain/text/vietnam-timestamp'

const STEP_ERRORS: Readonly<Record<StepError | 'refused' | 'otherName', string>> = {
  noteTooLong: `Ghi chú dài quá ${LONGEST_NOTE} ký tự. Hãy rút ngắn rồi lưu lại.`,
  noteRequired: 'Bạn chưa đổi trạng thái và chưa ghi chú gì.',
  stateRequired: 'Hãy chọn trạng thái.',
  pricesRequired: 'Chưa lưu: hãy xem lại giá bên dưới rồi bấm Lưu lần nữa.',
  callAtRequired: 'Hãy chọn ngày và giờ gọi lại.',
  callAtPast: 'Giờ gọi lại đã qua. Hãy chọn giờ muộn hơn.',
  otherName:
    'Chưa lưu: máy này đã đăng nhập bằng tên khác, ở đầu trang. Nếu đó là bạn, hãy bấm Lưu lần nữa; nếu không, hãy bấm Đăng xuất rồi đăng nhập bằng khóa của bạn.',
  refused: 'Không chuyển được sang trạng thái này. Hãy xem lại trạng thái hiện tại.',
}

/** The fields of the form of a step. */
export type StepField = 'state' | 'note' | 'callAt'

const FIELDS: Readonly<Record<StepProblem['tag'], StepField | null>> = {
  noteTooLong: 'note',
  noteRequired: 'note',
  stateRequired: 'state',
  refused: 'state',
  callAtRequired: 'callAt',
  callAtPast: 'callAt',
  pricesRequired: null,
  otherName: null,
  outdated: null,
  meanwhile: null,
}

/** The field that a problem is in; null if it concerns the whole page. */
export const fieldOf = ({ tag }: StepProblem): StepField | null => FIELDS[tag]

const lastText = ({ who, state, at }: HandlingStep): string =>
  `${who} vừa ghi “${STATE_NAMES[state]}” (${vietnamTimestamp(at)}).`

/** Why what was typed is not saved, or what somebody else saved meanwhile. */
export const problemText = (problem: StepProblem): string => {
  switch (problem.tag) {
    case 'outdated':
      return `Chưa lưu: ${lastText(problem.last)} Hãy xem lại bên dưới rồi bấm Lưu lần nữa nếu vẫn cần.`
    case 'meanwhile':
      return `${lastText(problem.last)} Hãy xem lại bên dưới trước khi gọi.`
    default:
      return STEP_ERRORS[problem.tag]
  }
}

export const WORK_COPY = {
  titles: { orders: 'Đơn hàng', members: 'Hội viên' },
  table: 'Đăng ký',
  columns: { registration: 'Đăng ký', about: 'Khách và nội dung' },
  none: 'Không có đăng ký nào.',
  repeated: 'trùng số',
  all: 'Tất cả',
  day: 'Ngày nhận',
  filter: 'Lọc',
  filterForm: 'Lọc theo ngày',
  allDays: 'Mọi ngày',
  older: 'Cũ hơn',
  newest: 'Mới nhất',
  search: 'Tìm',
  searchForm: 'Tra cứu',
  searchHint: 'Số điện thoại, vài số cuối, tên không cần dấu, hoặc mã đăng ký',
  searchTitle: 'Kết quả tìm',
  searchEmpty: 'Hãy gõ ít nhất 3 chữ số, 2 chữ cái, hoặc một mã đăng ký.',
  most: `Chỉ hiện ${SHOWN_AT_ONCE} đăng ký mới nhất. Hãy gõ thêm để tìm đúng hơn.`,
  exportXlsx: 'Tải tệp Excel',
  exportFailed: (most: number) =>
    `Tệp Excel chứa được nhiều nhất ${groupThousands(most)} đăng ký. Hãy lọc theo ngày.`,
  printChosen: 'In phiếu đã chọn',
  choose: (reference: string) => `Chọn ${reference}`,
  callsTitle: 'Cần gọi',
  callsLead:
    'Trên cùng là những hẹn gọi lại đã đến giờ, rồi đến đăng ký mới, sau cùng là người chưa nghe máy; ai đợi lâu hơn đứng trước.',
  noCalls: 'Không còn ai phải gọi.',
  begin: 'Gọi người đầu tiên',
  next: 'Tiếp theo',
  callAt: 'Gọi lại lúc',
  showPhone: 'Hiện số',
  call: 'Gọi',
  zalo: 'Zalo',
  number: 'Số điện thoại',
  received: 'Nhận lúc',
  consent: 'Đồng ý liên hệ',
  offers: 'Nhận thông báo ưu đãi',
  unknownConsent: 'không rõ',
  no: 'không',
  unknownPrice: 'chưa có giá',
  unknownFee: 'trang không ghi, hãy báo khách khi gọi',
  handle: 'Xử lý',
  state: 'Trạng thái',
  note: 'Ghi chú',
  noteHint: `Nhiều nhất ${LONGEST_NOTE} ký tự. Đừng ghi bệnh hay chuyện riêng của khách.`,
  callAtHint: 'Chỉ điền khi chọn Hẹn gọi lại, theo giờ Việt Nam.',
  save: 'Lưu',
  saved: 'Đã lưu.',
  print: 'In phiếu',
  steps: 'Đã làm',
  noSteps: 'Chưa ai làm gì.',
  earlier: 'Đăng ký khác cùng số',
  seenBy: 'Ai đã xem',
  seenInFiles: 'Danh sách cho thấy tên và sản phẩm, tệp Excel có cả số; ai đã tải tệp thì xem ở',
  stepColumns: {
    at: 'Ai, lúc nào',
    state: 'Trạng thái',
    note: 'Ghi chú',
    command: 'Đã làm gì',
    rows: 'Số đăng ký',
  },
  gone: 'Đăng ký này không còn nữa',
  goneText: 'Đăng ký đã được xóa, hoặc mã không đúng.',
  history: 'Nhật ký',
  historyLead: `${SHOWN_ENTRIES} việc mới nhất: ai đã mở đăng ký, hiện số, ghi, in hoặc tải gì. Xem danh sách thì không ghi lại. Không ai sửa được nhật ký ở đây.`,
  slip: {
    title: 'Phiếu gửi hàng',
    print: 'In',
    back: 'Về danh sách',
    hint: 'Khổ giấy A6, mỗi đơn hai tờ, in một mặt: tờ ngoài dán lên gói, tờ trong đặt trong gói.',
    sender: 'Người gửi',
    recipient: 'Người nhận',
    reference: 'Mã',
    address: 'Địa chỉ',
    inside: 'Trong gói',
    product: 'Sản phẩm',
    price: 'Giá',
    unknownPrice: 'hỏi lại',
    total: 'Tiền hàng, chưa gồm phí giao',
  },
} as const
