import { useId } from 'react'
import { ARTICLE_COPY, TEXT_SIZES } from '../../copy/article'

/** The stylesheet draws the letters and applies the checked size. */
export const TextSize = () => {
  const name = useId()
  return (
    <fieldset className="text-size screen-only flex items-center gap-1">
      <legend className="float-left mr-3 text-sm text-quiet">{ARTICLE_COPY.textSize}</legend>
      {TEXT_SIZES.map(({ size, label }, index) => (
        <input
          key={size}
          type="radio"
          name={name}
          value={size}
          defaultChecked={index === 0}
          aria-label={label}
          title={label}
        />
      ))}
    </fieldset>
  )
}
