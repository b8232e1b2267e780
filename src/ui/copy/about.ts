import type { Doctors } from '../../domain/doctors/doctor'
import { dataUse } from './company'
import { ZALO_ACTION } from './shell'

export const ABOUT_STORY = [
  'Nhiều người đàn ông chỉ đi khám khi chuyện đã kéo dài. Không hẳn vì bận, mà vì ngại: ngại nói ra, ngại bị phán xét, không biết bắt đầu từ đâu.',
  'Chúng tôi mở trang này để bước đầu ấy nhẹ nhàng hơn. Bạn có thể đọc, xem và hỏi một cách riêng tư, bằng tiếng Việt dễ hiểu, rồi tự quyết định việc tiếp theo.',
  'Chúng tôi không chẩn đoán qua mạng và không thay thế buổi khám. Điều chúng tôi làm là giúp bạn hiểu cơ thể mình hơn, biết dấu hiệu nào cần gặp bác sĩ sớm, và có người để hỏi khi cần.',
] as const

/** `offers`: whether the forms ask for consent to offers, which the first promise then names. */
export const aboutPromises = (consent: { readonly offers: boolean }) => [
  {
    title: 'Kín đáo',
    text: `Đọc và xem không cần tài khoản. Thông tin bạn để lại chỉ dùng để ${dataUse(consent)}.`,
  },
  {
    title: 'Có căn cứ',
    text: 'Bài viết nêu nguồn tham khảo và nói thẳng khi có điều chưa chắc chắn.',
  },
  {
    title: 'Không thổi phồng',
    text: 'Thực phẩm bảo vệ sức khỏe thì chúng tôi gọi là thực phẩm, ghi rõ giá và thành phần.',
  },
  {
    title: 'Tôn trọng',
    text: 'Không dọa dẫm, không bông đùa, không phán xét. Bạn hỏi điều gì, chúng tôi trả lời điều ấy.',
  },
]

/** Sections of the about page that the search leads to. */
export const ABOUT_ANCHORS = { doctors: 'doi-ngu-bac-si', company: 'don-vi-van-hanh' } as const

export const DOCTOR_COPY = {
  title: 'Đội ngũ bác sĩ',
  credentials: 'Bằng cấp và kinh nghiệm',
  ask: ZALO_ACTION,
  answeredBy:
    'Trên Zalo, chuyên viên sẽ trả lời bạn. Muốn trao đổi trực tiếp với bác\u00a0sĩ (3\u00a0tháng một lần), mời bạn chọn Gói Premium.',
} as const

/** The doctors; names and credentials say that they are samples (M-033). */
export const DOCTORS: Doctors = [
  {
    avatar: '/pictures/doctors/bac-si-mau-a.svg',
    name: 'BS. Nguyễn Văn Mẫu',
    specialty: 'Nam học và tiết niệu',
    description:
      'Bác sĩ Nguyễn Văn Mẫu tư vấn về rối loạn cương, xuất tinh sớm và tuyến tiền liệt. Bác sĩ thường bắt đầu từ thói quen sinh hoạt, bệnh nền và thuốc bạn đang dùng, rồi mới nói đến những xét nghiệm thật sự cần làm. Nhờ vậy, bạn biết nên hỏi gì và mang theo gì khi đi khám.',
    credentials: [
      'Bác sĩ chuyên khoa Ngoại tiết niệu, nam học (thông tin mẫu)',
      '15\u00a0năm khám và điều trị (thông tin mẫu)',
      'Giấy phép hành nghề số\u00a0000000/MẪU-GPHN',
    ],
  },
  {
    avatar: '/pictures/doctors/bac-si-mau-b.svg',
    name: 'BS. Trần Thị Mẫu',
    specialty: 'Nội tiết và chuyển hóa',
    description:
      'Bác sĩ Trần Thị Mẫu quan tâm đến mối liên hệ giữa cân nặng, giấc ngủ, đường huyết và nội tiết tố nam. Bác sĩ giúp bạn đọc kết quả xét nghiệm bằng lời lẽ dễ hiểu và cùng bạn chọn vài thay đổi nhỏ mà bạn giữ được lâu dài.',
    credentials: [
      'Bác sĩ chuyên khoa Nội tiết (thông tin mẫu)',
      '12\u00a0năm khám và điều trị (thông tin mẫu)',
      'Giấy phép hành nghề số\u00a0000001/MẪU-GPHN',
    ],
  },
  {
    avatar: '/pictures/doctors/bac-si-mau-c.svg',
    name: 'ThS.BS. Lê Văn Mẫu',
    specialty: 'Sức khỏe tình dục và tâm lý',
    description:
      'Thạc sĩ, bác sĩ Lê Văn Mẫu lắng nghe những chuyện khó nói: áp lực công việc, lo lắng khi gần gũi, khoảng cách giữa hai vợ chồng. Bác sĩ giữ kín câu chuyện của bạn và luôn nghĩ cho cả hai người.',
    credentials: [
      'Thạc sĩ y học, chứng chỉ tư vấn tâm lý (thông tin mẫu)',
      '10\u00a0năm tư vấn cho các cặp đôi (thông tin mẫu)',
      'Giấy phép hành nghề số\u00a0000002/MẪU-GPHN',
    ],
  },
]
