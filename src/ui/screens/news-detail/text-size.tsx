import { useId } from 'react'
import { ARTICLE_COPY, TEXT_SIZES } from '../../copy/article'

/** The stylesheet reads which size is checked. */
export const TextSize = () => {
  const name = useId()
  return (
    <fieldset className="text-size screen-only flex items-center gap-1">
      <legend className="float-left mr-3 text-sm text-quiet">{ARTICLE_COPY.textSize}</legend>
      {TEXT_SIZES.map(({ size, label }, index) => (
        <label key={size} data-size={size} title={label}>
          <input
            type="radio"
            name={name}
            value={size}
            defaultChecked={index === 0}
            aria-label={label}
            className="sr-only"
          />
          <span aria-hidden="true">A</span>
        </label>
      ))}
    </fieldset>
  )
}
