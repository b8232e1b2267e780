export const SHARE_COPY = {
  title: 'Chia sẻ',
  facebook: 'Facebook',
  zalo: 'Zalo',
  copy: 'Sao chép liên kết',
  copied: 'Đã sao chép',
  notCopied: 'Chưa sao chép được',
  system: 'Cách khác…',
} as const
