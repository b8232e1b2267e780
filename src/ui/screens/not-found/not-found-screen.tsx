import { Link } from 'wouter'
import { PATHS } from '../../../domain/routing/paths'
import { ScreenHeading } from '../../parts/screen-heading'

/** What an unknown address shows; the address stays as it is (M-012, A-07). */
export const NotFoundScreen = () => (
  <div className="page grid place-items-center gap-6 py-16 text-center">
    <img src="/pictures/site/not-found.svg" alt="" width={480} height={360} />
    <ScreenHeading title="Không tìm thấy trang này" className="text-3xl font-bold" />
    <p className="text-quiet">Địa chỉ có thể đã thay đổi. Bạn có thể bắt đầu lại từ trang chủ.</p>
    <Link href={PATHS.home} className="btn btn-primary btn-lg">
      Về trang chủ
    </Link>
  </div>
)
