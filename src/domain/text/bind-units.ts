const UNITS = [
  '°C|mmHg|km|cm|mm|m|kg|mg|g|lít|ml|viên|gói|đ|%',
  'giây|phút|giờ|ngày|tuần|tháng|năm|tuổi|lần|người',
].join('|')

const BEFORE_UNIT = new RegExp(`(\\d) (?=(?:${UNITS})(?![\\p{L}\\p{N}]))`, 'gu')

const BEFORE_NUMBER = /(^|[^\p{L}])(số) (?=\d)/giu

/** Puts a no-break space between a number and its unit, and between the word for number and one: `30 °C`, `số 12`. */
export const bindUnits = (text: string): string =>
  text.replace(BEFORE_UNIT, '$1\u00a0').replace(BEFORE_NUMBER, '$1$2\u00a0')
