import { contractKeeping } from '../../domain/registration/contract-phrases'
import type { Membership } from '../../domain/registration/membership'
import type { Order } from '../../domain/registration/order'
import type { ContractRule } from '../../domain/site/contract-rule'
import {
  afterDays,
  DATA_REQUESTS,
  HANDLING_PURPOSES,
  IN_BACKUPS,
  RETURN_CONDITIONS,
  SHARING,
} from '../../domain/site/legal-phrases'
import type { RetentionDays } from '../../domain/site/retention-days'
import { abroad, RETURN_DAYS, SENSITIVE } from '../../domain/site/shared-phrases'
import type { Site } from '../../domain/site/site'
import { dataUse } from './company'

export type PolicySection = {
  readonly heading: string
  readonly text?: string
  readonly items?: ReadonlyArray<string>
  readonly isOrdered?: boolean
}

export type Policy = {
  readonly title: string
  readonly lead: string
  readonly sections: ReadonlyArray<PolicySection>
}

/** Each item ends with a semicolon, and the last with a full stop. */
const listed = (items: ReadonlyArray<string>): ReadonlyArray<string> =>
  items.map((item, index) => `${item}${index === items.length - 1 ? '.' : ';'}`)

export const RETURN_POLICY: Policy = {
  title: 'Chính sách đổi trả',
  lead: 'Nếu sản phẩm không như bạn mong đợi, bạn có thể gửi lại theo các bước dưới đây.',
  sections: [
    {
      heading: 'Thời hạn và điều kiện',
      text: `Chúng tôi nhận đổi trả trong vòng ${RETURN_DAYS} ngày kể từ ngày bạn nhận hàng, khi sản phẩm:`,
      items: listed(RETURN_CONDITIONS),
    },
    {
      heading: 'Trường hợp không áp dụng',
      items: [
        'Sản phẩm giảm giá sâu, từ 50% trở lên (mức mẫu).',
        'Sản phẩm thanh lý.',
        'Sản phẩm có ghi chú không áp dụng đổi trả.',
      ],
    },
    {
      heading: 'Quy trình',
      isOrdered: true,
      items: [
        'Gọi hotline hoặc viết e-mail cho bộ phận hỗ trợ.',
        'Gửi lại sản phẩm, kèm hóa đơn và lý do đổi trả.',
        'Chúng tôi kiểm tra sản phẩm trong 3 đến 5 ngày làm việc kể từ khi nhận được.',
        'Sau khi xác nhận, chúng tôi đổi hàng hoặc hoàn tiền trong vòng 7 ngày làm việc.',
      ],
    },
    {
      heading: 'Phí vận chuyển',
      items: [
        'Lỗi từ nhà sản xuất: bạn được miễn phí vận chuyển.',
        'Đổi trả vì lý do cá nhân: bạn trả phí vận chuyển.',
      ],
    },
  ],
}

const CHATS =
  'Khi bạn và nhân viên nhắn qua Zalo hay Messenger, nội dung tin nhắn và số điện thoại do dịch vụ ấy lưu giữ theo chính sách của họ; chúng tôi chỉ dùng để trả lời bạn.'

const storage = (recipient: string | null): string =>
  recipient === null
    ? 'Thông tin đăng ký được lưu trên hệ thống do chúng tôi quản lý. Nếu dùng thêm một dịch vụ lưu trữ khác, nhất là dịch vụ có máy chủ ở nước ngoài, chúng tôi sẽ nêu tên dịch vụ ấy trước khi bạn gửi đăng ký.'
    : `Thông tin đăng ký được lưu trên hệ thống do chúng tôi quản lý và trên ${abroad(recipient)}.`

const retention = (days: RetentionDays, contract: ContractRule): string =>
  `${periodText(days)} ${IN_BACKUPS}${contract === 'none' ? '' : ` ${contractKeeping(contract)}`}`

const periodText = (days: RetentionDays): string =>
  days === null
    ? 'Dữ liệu được xóa khi bạn yêu cầu hoặc khi không còn cần thiết. Hiện chưa có thời hạn tự động xóa: nếu bạn không yêu cầu và thông tin vẫn còn cần, chúng tôi có thể giữ lâu dài.'
    : `Dữ liệu được xóa khi bạn yêu cầu, hoặc tự động được xóa sau ${afterDays(days)} của bạn.`

const offersPurpose = (offers: boolean): string =>
  offers
    ? 'Thông báo chương trình ưu đãi: chỉ khi bạn đánh dấu vào ô riêng trong biểu mẫu. Không đánh dấu, bạn vẫn đăng ký được; đã đồng ý, bạn có thể rút lại bất cứ lúc nào.'
    : 'Thông báo chương trình ưu đãi: hiện chúng tôi không dùng thông tin của bạn vào việc này, và sẽ chỉ dùng khi bạn đồng ý riêng.'

/** What the policy calls a field of a form; null where other words of it include the field. */
const COLLECTED: Readonly<Record<keyof Order | keyof Membership, string | null>> = {
  name: 'họ và tên',
  province: 'địa chỉ giao hàng',
  district: null,
  phone: 'số điện thoại',
  titles: null,
  planTitle: null,
}

/** The privacy policy. `recipient`: to whom registrations are sent; null if to nobody. */
export const privacyPolicy = (
  { company, consent, retention: { contract } }: Pick<Site, 'company' | 'consent' | 'retention'>,
  recipient: string | null,
): Policy => ({
  title: 'Điều khoản bảo mật',
  lead: `${company.name} hiểu rằng chuyện sức khỏe là chuyện riêng. Trang này nói rõ chúng tôi xin thông tin gì, để làm gì, giữ lại và xóa ra sao.`,
  sections: [
    {
      heading: 'Dữ liệu nhạy cảm',
      text: `Thông tin bạn đăng ký ở đây có thể hé lộ tình trạng ${SENSITIVE} của bạn. Vì vậy chúng tôi coi mọi lượt đăng ký là dữ liệu cá nhân nhạy cảm: chỉ nhân viên được giao xử lý đăng ký mới xem được.`,
    },
    {
      heading: 'Mục đích sử dụng',
      text: `Thông tin của bạn chỉ dùng để ${dataUse(consent)}. Cụ thể:`,
      items: [...HANDLING_PURPOSES.map((purpose) => `${purpose}.`), offersPurpose(consent.offers)],
    },
    {
      heading: 'Thông tin được thu thập',
      text: 'Biểu mẫu chỉ hỏi những gì cần cho yêu cầu của bạn. Cùng với sản phẩm hoặc gói bạn chọn, chúng tôi lưu thời điểm đăng ký và những gì nhân viên ghi lại khi xử lý. Tùy trường hợp, thông tin của bạn có thể là:',
      items: listed([
        ...Object.values(COLLECTED).filter((words) => words !== null),
        'e-mail',
        'thông tin tài khoản thanh toán, nếu cần',
      ]),
    },
    {
      heading: 'Chia sẻ với bên thứ ba',
      text: `${SHARING} ${CHATS}`,
    },
    {
      heading: 'Nơi lưu giữ',
      text: `${storage(recipient)} Trình duyệt của bạn chỉ nhớ thời lượng các video, việc bạn đã xem thông báo ưu đãi và một mã để đăng ký không bị ghi hai lần, không nhớ họ tên hay số điện thoại.`,
    },
    {
      heading: 'Thời gian lưu giữ',
      text: retention(consent.retentionDays, contract),
    },
    {
      heading: 'Quyền của bạn',
      text: 'Bạn có thể xem, chỉnh sửa, xóa thông tin của mình hoặc rút lại sự đồng ý bằng cách gọi hotline hay gửi e-mail cho chúng tôi. Bạn cũng có quyền phản đối, yêu cầu hạn chế xử lý và khiếu nại.',
      items: DATA_REQUESTS,
    },
    {
      heading: 'Phiên bản',
      text: `Đây là phiên bản ${consent.policyVersion}. Khi bạn đăng ký, chúng tôi ghi lại phiên bản bạn đã đồng ý.`,
    },
  ],
})
