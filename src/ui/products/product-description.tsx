import { blocksWithout } from '../../domain/catalogue/description-blocks'
import { bindUnits } from '../../domain/text/bind-units'
import { PACK_TERMS } from '../copy/products'
import { Facts } from '../parts/facts'

/** Paragraphs and facts, with line breaks kept (M-053). */
export const ProductDescription = ({ description }: { readonly description: string }) => (
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
