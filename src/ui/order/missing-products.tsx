import { useAppContext } from '../context/app-context'
import { FORM_COPY } from '../copy/forms'
import { HotlineLink } from '../parts/hotline-link'
import { OutsideLink } from '../parts/outside-link'

/** Replaces a list of products that could not be loaded; what was typed stays. */
export const MissingProducts = ({ onRetry }: { readonly onRetry: () => void }) => {
  const { links } = useAppContext().site
  return (
    <div data-part="missing-products" className="outlined space-y-3 rounded-box bg-base-200 p-4 text-sm">
      <p>
        {`${FORM_COPY.noProducts} Bạn bấm “${FORM_COPY.reloadProducts}”, hoặc gọi `}
        <HotlineLink />, nhắn{' '}
        <OutsideLink className="text-link" href={links.zalo}>
          Zalo
        </OutsideLink>
        ; thông tin đã nhập vẫn còn.
      </p>
      <button type="button" onClick={onRetry} className="btn btn-outline btn-primary w-full bg-base-100">
        {FORM_COPY.reloadProducts}
      </button>
    </div>
  )
}
