import { bindUnits } from './bind-units'

/** Words of several syllables in headings and leads, which browsers break at each blank; longer ones first. */
const WORDS = [
  'huấn luyện viên|nội tiết tố|tuyến tiền liệt|bao nhiêu|bác sĩ|bạn đời|bắt đầu|bổ sung',
  'chuyên viên|chuẩn bị|con số|công việc|căng thẳng|cơ thể|cột sống|dấu hiệu|gia đình|giấc ngủ',
  'ham muốn|huyết áp|khám phá|khó nói|kiểm tra|kín đáo|lắng nghe|lời nhắc|mâm cơm|nguồn gốc',
  'nội dung|nội tiết|rượu bia|rối loạn|sản phẩm|sức khỏe|thay đổi|thuốc lá|thành phần|thông tin',
  'thế nào|thực phẩm|trái tim|trò chuyện|tâm lý|tình dục|vận động|xuất tinh|xét nghiệm|điện thoại',
  'đăng ký|để lại|định kỳ|đổi trả|hội viên|mua hàng|thành công|thuận lợi|tín hiệu|tư vấn|xác nhận',
  'giao hàng|ổn định|thời gian|nam học|Hà Nội|Hồ Chí Minh',
].join('|')

const WORD = new RegExp(`(?<![\\p{L}\\p{M}])(?:${WORDS}|tuổi \\d+)(?![\\p{L}\\p{M}])`, 'giu')

/** Puts no-break spaces into words of several syllables, and between a number and what it counts: `sức khỏe`, `tuổi 40`, `90 cm`. */
export const bindWords = (text: string): string =>
  bindUnits(text.normalize('NFC').replace(WORD, (word) => word.replaceAll(' ', '\u00a0')))
