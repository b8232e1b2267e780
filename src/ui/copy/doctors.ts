import type { Doctors } from '../../domain/doctors/doctor'

/** The three profiles; the names say that they are samples (M-033). */
export const DOCTORS: Doctors = [
  {
    avatar: '/pictures/doctors/bac-si-mau-a.svg',
    name: 'BS. Nguyễn Văn Mẫu',
    specialty: 'Nam học và tiết niệu',
    description:
      'Bác sĩ Mẫu trao đổi về các rối loạn cương, xuất tinh và tuyến tiền liệt. Ông thường bắt đầu bằng thói quen sinh hoạt, bệnh nền và thuốc bạn đang dùng, rồi mới nói đến xét nghiệm nào thật sự cần làm. Mỗi buổi tư vấn kết thúc bằng một bản tóm tắt ngắn để bạn mang theo khi đi khám.',
  },
  {
    avatar: '/pictures/doctors/bac-si-mau-b.svg',
    name: 'BS. Trần Thị Mẫu',
    specialty: 'Nội tiết và chuyển hóa',
    description:
      'Bác sĩ Trần Thị Mẫu quan tâm đến mối liên hệ giữa cân nặng, giấc ngủ, đường huyết và nội tiết tố nam. Chị giúp bạn đọc kết quả xét nghiệm bằng lời dễ hiểu và cùng bạn chọn vài thay đổi nhỏ có thể giữ được lâu dài.',
  },
  {
    avatar: '/pictures/doctors/bac-si-mau-c.svg',
    name: 'ThS.BS. Lê Văn Mẫu',
    specialty: 'Sức khỏe tình dục và tâm lý',
    description:
      'Thạc sĩ, bác sĩ Lê Văn Mẫu lắng nghe những chuyện khó nói: áp lực công việc, lo lắng khi gần gũi, khoảng cách giữa hai vợ chồng. Anh giữ kín câu chuyện của bạn và sẵn sàng trò chuyện cùng cả hai người nếu bạn muốn.',
  },
]
