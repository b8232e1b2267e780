import { Link } from 'wouter'
import { articlesPath } from '../../../domain/routing/paths'
import { ROUTES } from '../../../domain/routing/routes'
import { ScreenHeading } from '../../parts/screen-heading'
import { SearchForm } from '../../parts/search-form'

/** The address is not changed (M-012, A-07). */
export const NotFoundScreen = () => (
  <div className="page grid grow content-center justify-items-center gap-6 py-12 text-center">
    <img
      src="/pictures/site/not-found.svg"
      alt=""
      width={480}
      height={360}
      className="w-full max-w-[512px] rounded-box"
    />
    <ScreenHeading title="Không tìm thấy trang này" className="text-3xl font-bold text-pretty" />
    <p className="text-quiet">{'Địa chỉ này có lẽ đã đổi. Bạn thử tìm lại, hoặc về trang\u00a0chủ.'}</p>
    <SearchForm className="w-full max-w-[512px]" />
    <div className="flex w-full max-w-[512px] flex-wrap gap-3 *:grow">
      <Link href={ROUTES.home.hash} className="btn btn-primary btn-lg">
        Về trang chủ
      </Link>
      <Link href={articlesPath()} className="btn btn-outline btn-primary btn-lg">
        Đọc bài viết
      </Link>
      <Link href={ROUTES.productList.hash} className="btn btn-outline btn-primary btn-lg">
        Xem sản phẩm
      </Link>
    </div>
  </div>
)
