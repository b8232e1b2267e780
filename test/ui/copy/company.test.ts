import { describe, expect, it } from 'vitest'
import { aboutPromises } from '../../../src/ui/copy/about'
import { commitment } from '../../../src/ui/copy/home'
import { privacyPolicy } from '../../../src/ui/copy/policies'
import { aSite } from '../../support/fixtures/a-site'

describe('the purposes of personal data', () => {
  it.each([
    {
      offers: false,
      use: 'chỉ dùng để xử lý yêu cầu và hỗ trợ bạn',
      purpose:
        'Thông báo chương trình ưu đãi: hiện chúng tôi không dùng thông tin của bạn vào việc này, và sẽ chỉ dùng khi bạn đồng ý riêng.',
    },
    {
      offers: true,
      use: 'chỉ dùng để xử lý yêu cầu, hỗ trợ bạn và, chỉ khi bạn đồng ý riêng, báo ưu đãi',
      purpose:
        'Thông báo chương trình ưu đãi: chỉ khi bạn đánh dấu vào ô riêng trong biểu mẫu. Không đánh dấu, bạn vẫn đăng ký được; đã đồng ý, bạn có thể rút lại bất cứ lúc nào.',
    },
  ])(
    '[M-099] are stated in the same words on the home page, the about page and in the policy (offers: $offers)',
    ({ offers, use, purpose }) => {
      const consent = { ...aSite.consent, offers }
      const purposes = privacyPolicy({ ...aSite, consent }, null).sections.find(
        ({ heading }) => heading === 'Mục đích sử dụng',
      )
      expect(commitment(consent)[0]).toStrictEqual({ title: 'Kín đáo', text: `thông tin của bạn ${use}.` })
      expect(aboutPromises(consent)[0]?.text).toBe(
        `Đọc và xem không cần tài khoản. Thông tin bạn để lại ${use}.`,
      )
      expect(purposes?.text).toBe(`Thông tin của bạn ${use}. Cụ thể:`)
      expect(purposes?.items).toStrictEqual([
        'Xử lý đơn hàng và đăng ký hội viên.',
        'Hỗ trợ, giải đáp khi bạn liên hệ.',
        purpose,
      ])
    },
  )
})
