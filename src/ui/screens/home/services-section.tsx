import { Link } from 'wouter'
import { ROUTES } from '../../../domain/routing/routes'
import { useAppContext } from '../../context/app-context'
import { ZALO_ACTION } from '../../copy/shell'
import { OrderSteps } from '../../help/order-steps'
import { ArrowRightIcon } from '../../parts/icons'
import { OutsideLink } from '../../parts/outside-link'
import { Section } from '../../parts/section'

const CARD =
  'card-surface overflow-hidden md:flex md:flex-col max-tablet:flex max-tablet:flex-wrap tablet:max-md:grid tablet:max-md:grid-cols-[2fr_3fr] tablet:max-md:items-center'
/** Beside the text; above it where the text is large or the window is narrow. */
const PICTURE = 'w-full object-cover max-tablet:w-0 max-tablet:grow max-tablet:basis-28'
const WORDS = 'flex grow flex-col gap-2 p-4 max-tablet:grow-[99] max-tablet:basis-52 md:gap-3 md:p-6'

/** The services (M-027). */
export const ServicesSection = () => {
  const { links } = useAppContext().site
  return (
    <Section id="services" title="Dịch vụ" tone="sand">
      <div data-part="service-cards" className="grid gap-5 md:grid-cols-2 md:gap-6">
        <div className={CARD}>
          <img
            src="/pictures/site/service-consult.svg"
            alt=""
            width={640}
            height={420}
            loading="lazy"
            className={`object-[18%_50%] ${PICTURE}`}
          />
          <div className={WORDS}>
            <h3 className="text-xl font-bold">Tư vấn cùng chuyên gia</h3>
            <p>
              Chuyên viên trả lời riêng cho bạn về mọi điều bạn băn khoăn: giấc ngủ, tim mạch, cả chuyện khó
              nói. Tư vấn trực tiếp với bác sĩ có trong Gói Premium.
            </p>
            <OutsideLink
              href={links.zalo}
              className="text-link mt-auto inline-flex min-h-11 items-center gap-1"
            >
              {ZALO_ACTION}
              <ArrowRightIcon />
            </OutsideLink>
          </div>
        </div>
        <div className={CARD}>
          <img
            src="/pictures/site/service-products.svg"
            alt=""
            width={640}
            height={420}
            loading="lazy"
            className={PICTURE}
          />
          <div className={WORDS}>
            <h3 className="text-xl font-bold">Sản phẩm hỗ trợ</h3>
            <p>Thực phẩm bảo vệ sức khỏe ghi rõ thành phần, giá niêm yết, giao kín đáo tận nơi.</p>
            <Link
              href={ROUTES.productList.hash}
              className="text-link mt-auto inline-flex min-h-11 items-center gap-1"
            >
              Xem sản phẩm
              <ArrowRightIcon />
            </Link>
          </div>
        </div>
      </div>
      <div className="card-surface mt-5 p-5 md:mt-6 md:p-8">
        <OrderSteps heading="h3" />
      </div>
    </Section>
  )
}
