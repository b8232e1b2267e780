export const HOME_INTRO =
  'Kiến thức rõ ràng, sản phẩm hỗ trợ có nguồn gốc và đội ngũ bác sĩ sẵn lòng lắng nghe. Bạn hỏi kín đáo, chúng tôi trả lời thẳng thắn.'

export const WHY = [
  {
    icon: 'why-1',
    title: 'Trái tim và mạch máu',
    text: 'Sức khỏe sinh lý thường phản ánh sức khỏe tim mạch. Để ý sớm, bạn có thêm thời gian.',
  },
  {
    icon: 'why-2',
    title: 'Giấc ngủ và tinh thần',
    text: 'Ngủ đủ và bớt căng thẳng giúp cơ thể giữ nhịp nội tiết ổn định.',
  },
  {
    icon: 'why-3',
    title: 'Gắn kết gia đình',
    text: 'Hiểu mình rõ hơn thì lời nói với bạn đời cũng nhẹ hơn.',
  },
  {
    icon: 'why-4',
    title: 'Phát hiện sớm',
    text: 'Khám định kỳ giúp nhiều vấn đề được nhìn thấy khi còn dễ xử trí.',
  },
] as const

export const COMMITMENT = [
  'Kín đáo: thông tin của bạn chỉ dùng để liên hệ và xử lý yêu cầu.',
  'Tôn trọng: không phán xét, không hù dọa, không hứa hẹn quá lời.',
  'Có căn cứ: nội dung được biên tập cẩn thận và nêu rõ khi nào nên gặp bác sĩ.',
] as const
