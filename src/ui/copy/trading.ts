import { DATA_REQUESTS } from '../../domain/site/legal-phrases'
import { placeholderFields } from '../../domain/site/placeholder-fields'
import { CONFIRMED, NOTHING_DUE } from '../../domain/site/shared-phrases'
import type { Site } from '../../domain/site/site'
import { companyFacts } from './company'
import type { Policy } from './policies'
import { PRODUCT_COPY, shippingFacts } from './products'

type Facts = Pick<Site, 'company' | 'contacts' | 'delivery' | 'deadlines' | 'textsApproved'>

const SAMPLE = 'Đây là văn bản mẫu, chưa áp dụng. Bản chính thức sẽ được đăng trước khi trang mở cho khách.'

/** The text is a sample until the owner has approved it and no fact in it is a sample any more. */
const lead = (text: string, { company, delivery, deadlines, textsApproved }: Facts): string =>
  textsApproved !== false && placeholderFields({ company, delivery, deadlines }).length === 0
    ? text
    : `${text} ${SAMPLE}`

/** An address within a sentence, its first noun in small letters: `số 1, phố A`. */
const withinSentence = (address: string): string =>
  address.replace(/^(?:Số|Tầng|Tòa|Phòng|Ngõ|Lô|Nhà) /, (noun) => noun.toLocaleLowerCase('vi'))

const within = (deadline: string): string => (deadline === '' ? '' : ` trong ${deadline}`)

export const CANCELLING_HEADING = 'Hủy và đổi trả'

/** How an order is cancelled. */
export const CANCELLING = 'Trước khi hàng được gửi đi, bạn có thể hủy bằng cách gọi hotline.'

const stated = (facts: ReadonlyArray<{ readonly term: string; readonly text: string }>) =>
  facts.map(({ term, text }) => `${term}: ${text}.`)

/** The terms of trading that the law asks for, with what the site's settings say. */
export const tradingTerms = (site: Facts): Policy => ({
  title: 'Điều khoản giao dịch',
  lead: lead('Ai bán hàng, bạn đặt hàng thế nào, và khi nào việc mua bán có hiệu lực.', site),
  sections: [
    { heading: 'Chủ sở hữu trang', items: stated(companyFacts(site)) },
    {
      heading: 'Đặt hàng và xác nhận',
      isOrdered: true,
      items: [
        'Trang dành cho người từ 18 tuổi.',
        'Bạn chọn sản phẩm, điền biểu mẫu và xem lại những gì sẽ gửi. Trước khi gửi, bạn sửa được mọi mục.',
        `Gửi xong, bạn xem lại được những gì đã gửi. Đăng ký này là đề nghị đặt hàng của bạn. ${NOTHING_DUE}`,
        `Nhân viên gọi lại${within(site.deadlines.confirm)} để xác nhận ${CONFIRMED}.`,
        'Việc mua bán có hiệu lực khi bạn đồng ý trong cuộc gọi ấy. Bạn có thể từ chối mà không cần nêu lý do.',
      ],
    },
    {
      heading: 'Giá',
      text: 'Giá trên trang là giá của một sản phẩm, tính bằng đồng Việt Nam, đã gồm thuế. Phí giao hàng tính riêng, nhân viên báo rõ trước khi bạn đồng ý mua.',
    },
    {
      heading: 'Giao hàng và thanh toán',
      items: stated(shippingFacts(site.delivery)),
    },
    {
      heading: CANCELLING_HEADING,
      text: `${CANCELLING} Sau khi nhận hàng, bạn đổi trả theo trang Chính sách đổi trả.`,
    },
    {
      heading: 'Gói hội viên',
      text: 'Gói không tự gia hạn: hết thời hạn hoặc hết dùng thử, bạn không phải trả gì nếu không đăng ký tiếp.',
    },
    { heading: 'Thứ tự sản phẩm', text: PRODUCT_COPY.ranking },
    {
      heading: 'Khi có điều chưa đúng',
      text: 'Các bước và thời hạn được nêu ở trang Giải quyết khiếu nại.',
    },
  ],
})

/** How complaints are made and answered, with the deadlines of the site's settings. */
export const complaints = (site: Facts): Policy => ({
  title: 'Giải quyết khiếu nại',
  lead: lead('Có điều chưa đúng, bạn cứ nói. Trang này cho biết gửi ở đâu và khi nào có câu trả lời.', site),
  sections: [
    {
      heading: 'Gửi khiếu nại',
      text: `Bạn gọi ${site.contacts.hotline}, viết thư tới ${site.contacts.email}, hoặc đến ${withinSentence(site.contacts.address)}. Bạn vui lòng cho biết:`,
      items: [
        'họ tên và số điện thoại đã đăng ký;',
        'đơn hàng hoặc gói liên quan;',
        'điều chưa đúng, kèm ảnh hay hóa đơn nếu có;',
        'cách giải quyết mà bạn mong muốn.',
      ],
    },
    {
      heading: 'Các bước và thời hạn',
      isOrdered: true,
      items: [
        `Chúng tôi xác nhận đã nhận khiếu nại${within(site.deadlines.acknowledge)}.`,
        'Chúng tôi kiểm tra và hỏi lại bạn khi cần.',
        `Chúng tôi trả lời${within(site.deadlines.answer)} kể từ khi nhận, nêu cách giải quyết và lý do.`,
        'Nếu bạn chưa đồng ý, hai bên thương lượng. Bạn cũng có thể yêu cầu hòa giải, gửi khiếu nại tới cơ quan bảo vệ quyền lợi người tiêu dùng, hoặc khởi kiện.',
      ],
    },
    { heading: 'Yêu cầu về dữ liệu cá nhân', items: DATA_REQUESTS },
  ],
})
