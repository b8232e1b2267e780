export const DESK_HELP = {
  title: 'Trợ giúp',
  parts: [
    {
      title: 'Đăng nhập',
      steps: [
        'Mở trang của nhân viên rồi bấm Đăng nhập.',
        'Xác nhận bằng vân tay, khuôn mặt hoặc mã mở khóa của máy.',
        'Trang tự đóng sau 1 giờ không dùng và sau 12 giờ kể từ lúc đăng nhập. Xong việc, hãy bấm Đăng xuất.',
      ],
    },
    {
      title: 'Đổi máy hoặc mất máy',
      steps: [
        'Đổi máy: xin người quản lý một lời mời mới, rồi mở nó trên máy mới.',
        'Mất máy: báo ngay cho người quản lý để mọi khóa cũ bị hủy.',
      ],
    },
  ],
} as const
