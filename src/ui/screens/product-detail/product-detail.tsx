import { blocksWithout } from '../../../domain/catalogue/description-blocks'
import type { Product } from '../../../domain/catalogue/product'
import { productImages } from '../../../domain/catalogue/product-images'
import { productAddress } from '../../../domain/routing/readable-address'
import { bindUnits } from '../../../domain/text/bind-units'
import { PACK_TERMS, PRODUCT_COPY } from '../../copy/products'
import { OrderSteps } from '../../help/order-steps'
import { OrderButton } from '../../order/order-button'
import { Facts } from '../../parts/facts'
import { ScreenHeading } from '../../parts/screen-heading'
import { ShareLinks } from '../../parts/share-links'
import { SupplementNotice } from '../../parts/supplement-notice'
import { ProductPrice } from '../../products/product-price'
import { BuyingFacts } from './buying-facts'
import { ImageGallery } from './image-gallery'

/** Paragraphs and facts, with line breaks kept (M-053). */
const ProductDescription = ({ description }: { readonly description: string }) => (
  <div data-part="description" className="space-y-4 whitespace-pre-line">
    {blocksWithout(bindUnits(description), PACK_TERMS).map((block) =>
      block.kind === 'text' ? (
        <p key={block.text}>{block.text}</p>
      ) : (
        <Facts key={block.facts[0]?.term} facts={block.facts} className="border-y border-base-300" />
      ),
    )}
  </div>
)

/** On phones, the price and the order button stay at the bottom of the viewport (M-048..M-053). */
export const ProductDetail = ({ product }: { readonly product: Product }) => (
  <div className="grid min-w-0 content-start gap-8 tablet:grid-cols-2 tablet:grid-rows-[auto_1fr] md:gap-x-12 print:block print:space-y-6">
    <div className="min-w-0 print:float-left print:w-[46%]">
      <ImageGallery images={productImages(product)} title={product.title} />
    </div>
    <div className="space-y-5 tablet:row-span-2 print:float-right print:w-1/2">
      <ScreenHeading title={product.title} className="text-3xl font-bold text-pretty" />
      <p className="text-lg">{bindUnits(product.summary)}</p>
      <div className="buy-bar">
        <ProductPrice product={product} className="text-xl max-tablet:text-base" />
        <OrderButton preselected={product} className="w-full" />
      </div>
      <BuyingFacts description={product.description} />
    </div>
    <SupplementNotice className="self-start print:clear-left print:w-[46%] border-l-4 border-accent pl-3 text-sm" />
    <div className="tablet:col-span-2 print:clear-both">
      <h2 className="mb-3 text-xl font-bold">{PRODUCT_COPY.details}</h2>
      <ProductDescription description={product.description} />
      <div className="mt-6">
        <ShareLinks address={productAddress(product.id)} title={product.title} />
      </div>
    </div>
    <div className="border-t border-base-300 pt-8 tablet:col-span-2 print:border-t-0">
      <OrderSteps heading="h2" />
    </div>
  </div>
)
