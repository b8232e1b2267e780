import { describe, expect, it } from 'vitest'
import { PATHS } from '../../../src/domain/routing/paths'
import { ABOUT_PROMISES } from '../../../src/ui/copy/about'
import { COMMITMENT } from '../../../src/ui/copy/home'
import { policyAt } from '../../../src/ui/copy/policies'
import { aSite } from '../../support/a-site'

const USE =
  'chỉ dùng để xử lý yêu cầu, hỗ trợ bạn và báo ưu đãi; bạn có thể từ chối nhận ưu đãi bất cứ lúc nào'

describe('the purposes of personal data', () => {
  it('[M-099] is stated in the same words on the home page, the about page and in the policy', () => {
    const purposes = policyAt(PATHS.privacyPolicy, aSite, null).sections.find(
      ({ heading }) => heading === 'Mục đích sử dụng',
    )
    expect(COMMITMENT[0]).toStrictEqual({ title: 'Kín đáo', text: `thông tin của bạn ${USE}.` })
    expect(ABOUT_PROMISES[0].text).toBe(`Đọc và xem không cần tài khoản. Thông tin bạn để lại ${USE}.`)
    expect(purposes?.text).toBe(`Thông tin của bạn ${USE}. Cụ thể:`)
    expect(purposes?.items).toStrictEqual([
      'Xử lý đơn hàng và đăng ký hội viên.',
      'Hỗ trợ, giải đáp khi bạn liên hệ.',
      'Thông báo chương trình ưu đãi; bạn có thể từ chối bất cứ lúc nào.',
    ])
  })
})
