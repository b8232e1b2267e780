import { dataUse } from './data-use'

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
    text: 'Thực phẩm bảo vệ sức khỏe được giới thiệu đúng là thực phẩm, kèm giá và thành phần.',
  },
  {
    title: 'Tôn trọng',
    text: 'Không dọa dẫm, không bông đùa, không phán xét. Bạn hỏi điều gì, chúng tôi trả lời điều ấy.',
  },
]
