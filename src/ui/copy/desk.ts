import { INVITATION_MS } from '../../domain/access/session'
import { MINUTE_MS } from '../../domain/time/epoch-ms'
import type { DeskRefusal, SignInReason } from '../../ports/desk-pages'

export const DESK_COPY = {
  name: 'Nhân viên',
  skip: 'Tới nội dung',
  navigation: 'Các trang',
  pages: { orders: 'Đơn hàng', members: 'Hội viên', calls: 'Cần gọi', help: 'Trợ giúp' },
  signOut: 'Đăng xuất',
  needsScript: 'Trình duyệt này đang tắt JavaScript. Hãy bật lên rồi tải lại trang.',
  signIn: {
    title: 'Trang của nhân viên',
    text: 'Bấm Đăng nhập rồi xác nhận bằng vân tay, khuôn mặt hoặc mã mở khóa của máy này.',
    action: 'Đăng nhập',
  },
  signInReasons: {
    keyMade: 'Máy này đã có khóa. Từ nay, mỗi lần vào chỉ cần bấm Đăng nhập.',
    refused:
      'Không đăng nhập được bằng khóa này. Hãy bấm lại; nếu vẫn không được, hãy nhờ người quản lý mời lại.',
    none: '',
  } satisfies Record<SignInReason, string>,
  invitation: {
    title: (name: string) => `Chào ${name}`,
    text: 'Tạo khóa để máy này vào được trang của nhân viên. Không có mật khẩu nào phải nhớ: mỗi lần vào, bạn xác nhận bằng vân tay, khuôn mặt hoặc mã mở khóa của máy.',
    once: `Lời mời chỉ dùng được một lần, trong ${INVITATION_MS / MINUTE_MS} phút.`,
    action: 'Tạo khóa đăng nhập',
  },
  failures: {
    cancelled: 'Máy chưa xác nhận. Hãy bấm lại và xác nhận trong một phút.',
    known: 'Máy này đã có khóa rồi. Hãy mở trang đăng nhập.',
    unable: 'Máy hoặc trình duyệt này không tạo được khóa. Hãy bật khóa màn hình, hoặc dùng điện thoại khác.',
    network: 'Máy chủ không trả lời. Hãy thử lại sau ít phút.',
    signedOut:
      'Bạn cần đăng nhập lại. Những gì đã gõ vẫn còn, chưa được lưu; hãy bấm lại rồi xác nhận trên máy.',
  },
  errors: {
    invitationOver: {
      title: 'Lời mời không còn dùng được',
      text: `Lời mời đã được dùng hoặc đã quá ${INVITATION_MS / MINUTE_MS} phút. Hãy xin người quản lý một lời mời mới.`,
    },
    missing: { title: 'Không có trang này', text: 'Địa chỉ không đúng, hoặc đăng ký đã được xóa.' },
    refused: {
      title: 'Không làm được việc này',
      text: 'Yêu cầu không được gửi từ trang này. Hãy mở lại trang và thử lại.',
    },
    tooMany: { title: 'Đã thử quá nhiều lần', text: 'Hãy đợi một phút rồi thử lại.' },
    unavailable: {
      title: 'Chưa đọc được dữ liệu',
      text: 'Việc vừa rồi có thể chưa được lưu. Hãy thử lại sau ít phút.',
    },
  } satisfies Record<DeskRefusal, { readonly title: string; readonly text: string }>,
  unsaved: 'Những gì vừa gõ chưa được lưu. Bạn vẫn muốn rời trang này?',
  home: 'Về trang đầu',
  sessions: {
    title: 'Máy đang đăng nhập',
    begun: 'Đăng nhập lúc',
    used: 'Dùng lần cuối lúc',
    text: 'Nếu có máy mà bạn không nhận ra, hãy đăng xuất khỏi mọi máy rồi báo ngay cho người quản lý.',
    end: 'Đăng xuất khỏi mọi máy',
  },
} as const
