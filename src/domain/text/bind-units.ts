const BEFORE_UNIT = /(\d) (?=(?:°C|mmHg|cm|mm|kg|mg|ml|g|viên|gói|phút|đ|%)(?![\p{L}\p{N}]))/gu

const BEFORE_NUMBER = /(^|[^\p{L}])(số) (?=\d)/giu

/** Puts a no-break space between a number and its unit, and between the word for number and one: `30 °C`, `số 12`. */
export const bindUnits = (text: string): string =>
  text.replace(BEFORE_UNIT, '$1\u00a0').replace(BEFORE_NUMBER, '$1$2\u00a0')
