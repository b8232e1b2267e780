const BEFORE_UNIT = /(\d) (?=(?:°C|mmHg|cm|mm|kg|mg|ml|g|viên|gói|đ|%)(?![\p{L}\p{N}]))/gu

/** Puts a no-break space between a number and its unit: `30 °C`. */
export const bindUnits = (text: string): string => text.replace(BEFORE_UNIT, '$1\u00a0')
