import { IDLE_SESSION_MS, LONGEST_SESSION_MS } from '../../domain/access/session'
import { HOUR_MS } from '../../domain/time/epoch-ms'

/** `alt`: the text in place of the picture; its size is that of its file at twice the pixels. */
type HelpPicture = {
  readonly name: string
  readonly alt: string
  readonly width: number
  readonly height: number
}

type HelpPart = {
  readonly title: string
  readonly steps: ReadonlyArray<string>
  readonly picture?: HelpPicture
}

/** The help of the desk, which `docs/staff-desk.md` repeats. */
export const DESK_HELP: { readonly title: string; readonly parts: ReadonlyArray<HelpPart> } = {
  title: 'Trợ giúp',
  parts: [
    {
      title: 'Đăng nhập',
      steps: [
        'Mở trang của nhân viên rồi bấm Đăng nhập.',
        'Xác nhận bằng vân tay, khuôn mặt hoặc mã mở khóa của máy.',
        `Sau ${IDLE_SESSION_MS / HOUR_MS} giờ không dùng, hoặc ${LONGEST_SESSION_MS / HOUR_MS} giờ kể từ lúc đăng nhập, bạn phải đăng nhập lại. Đang gõ dở thì cứ bấm Lưu: máy hỏi khóa, rồi lưu những gì đã gõ. Rời máy thì khóa màn hình; xong việc, hãy bấm Đăng xuất.`,
        'Máy dùng chung: tên cạnh nút Đăng xuất là người đang đăng nhập, và mọi việc được ghi dưới tên ấy. Không phải tên bạn thì bấm Đăng xuất, rồi đăng nhập bằng khóa của bạn.',
      ],
      picture: { name: 'sign-in', alt: 'Trang đăng nhập: nút Đăng nhập', width: 360, height: 284 },
    },
    {
      title: 'Cuộc gọi đầu tiên',
      steps: [
        'Mở Cần gọi rồi bấm Gọi người đầu tiên; hoặc bấm vào đường dẫn trong thông báo.',
        'Bấm Hiện số rồi bấm Gọi. Số vẫn hiện sau khi bấm Lưu; mở lại trang thì phải bấm lần nữa. Mỗi lần mở đăng ký hay hiện số đều được ghi lại trong nhật ký.',
        'Người khác nghe máy: chỉ hỏi gặp khách, không nói tên cửa hàng hay lý do, rồi gọi lại sau.',
        'Khách đặt hàng: xác nhận giá, tạm tính và phí giao hàng ghi trên trang; hỏi số nhà, tên đường và ghi vào Ghi chú; viết tay lên phiếu khi gửi.',
        'Nói chuyện xong, chọn Trạng thái, ghi chú nếu cần rồi bấm Lưu. Bấm Tiếp theo để gọi người sau.',
      ],
      picture: {
        name: 'call',
        alt: 'Một đơn hàng sau khi bấm Hiện số: số điện thoại, nút Gọi và Zalo',
        width: 360,
        height: 256,
      },
    },
    {
      title: 'Hẹn gọi lại',
      steps: [
        'Chọn Hẹn gọi lại, chọn ngày giờ ở ô Gọi lại lúc rồi bấm Lưu.',
        'Đến giờ hẹn, người đó đứng đầu trang Cần gọi. Ai không nghe máy vẫn ở lại trang này để được gọi lần nữa.',
      ],
      picture: {
        name: 'call-back',
        alt: 'Phần Xử lý: chọn Hẹn gọi lại, ngày giờ, ghi chú, nút Lưu',
        width: 360,
        height: 600,
      },
    },
    {
      title: 'Hai người cùng làm một đăng ký',
      steps: [
        'Ai lưu trước thì được ghi. Người lưu sau thấy người kia vừa ghi gì, và những gì đã gõ vẫn còn.',
        'Xem lại rồi bấm Lưu lần nữa nếu vẫn cần.',
      ],
      picture: { name: 'late', alt: 'Lời báo chưa lưu vì người khác vừa ghi trước', width: 360, height: 220 },
    },
    {
      title: 'In phiếu gửi hàng',
      steps: [
        'Mở đơn rồi bấm In phiếu, hoặc đánh dấu nhiều đơn trong danh sách rồi bấm In phiếu đã chọn.',
        'Bấm In, chọn khổ giấy A6, in một mặt. Tờ ngoài không ghi tên sản phẩm; tờ trong đặt trong gói. Giá trên phiếu là giá đã xác nhận với khách; đơn chưa xác nhận thì là giá hiện tại.',
        'Gửi hàng xong, chọn Đã gửi. Khách nhận hàng rồi, chọn Xong.',
      ],
      picture: { name: 'slip', alt: 'Phiếu gửi hàng: tờ ngoài và tờ trong', width: 360, height: 900 },
    },
    {
      title: 'Giao ca',
      steps: [
        'Ghi chú những gì người sau cần biết vào từng đăng ký, không ghi bệnh hay chuyện riêng của khách.',
        'Muốn có danh sách để xem lại, lọc rồi bấm Tải tệp Excel. Bấm Đăng xuất khi xong việc.',
      ],
      picture: {
        name: 'hand-over',
        alt: 'Danh sách đã lọc, nút Tải tệp Excel và Đăng xuất',
        width: 360,
        height: 720,
      },
    },
    {
      title: 'Đổi máy hoặc mất máy',
      steps: [
        'Đổi máy: xin người quản lý một lời mời mới, rồi mở lời mời ấy trên máy mới.',
        'Mất máy: báo ngay cho người quản lý để mọi khóa cũ bị hủy.',
      ],
    },
  ],
}
