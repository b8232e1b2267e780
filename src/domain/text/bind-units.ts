const BEFORE_UNIT = /(\d) (?=(?:°C|cm|mm|kg|mg|ml|g|viên|gói|đ|%)(?![\p{L}\p{N}]))/gu

/** Takes text, gives it with each number bound to the unit behind it: no line breaks between `30` and `°C`. */
export const bindUnits = (text: string): string => text.replace(BEFORE_UNIT, '$1\u00a0')
