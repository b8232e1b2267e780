/** The tone mark stands where `provinces-63.json` has it: Hòa, not Hoà. */
const TONE_MARKS = {
  oà: 'òa',
  oá: 'óa',
  oả: 'ỏa',
  oã: 'õa',
  oạ: 'ọa',
  uỳ: 'ùy',
  uý: 'úy',
  uỷ: 'ủy',
  uỹ: 'ũy',
  uỵ: 'ụy',
}
const TONE_ON_THE_LAST_VOWEL = new RegExp(`(?<!q)(${Object.keys(TONE_MARKS).join('|')})(?!\\p{L})`, 'giu')
const KIND = /^(Thành phố|Tỉnh|Quận|Huyện|Thị xã|Phường|Xã|Đặc khu) (?=.)/

export const spelled = (name) =>
  name
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(TONE_ON_THE_LAST_VOWEL, (vowels) => TONE_MARKS[vowels] ?? vowels)

/** Equal for two spellings of one name: Phú Quí and Phú Quý, Krông A Na and Krông Ana. */
export const compared = (name) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/đ/g, 'd')
    .replace(/[^a-z0-9]/g, '')
    .replace(/i/g, 'y')

export const withoutKind = (name) => spelled(name).replace(KIND, '')

export const withLowerKind = (name) => spelled(name).replace(KIND, (kind) => kind.toLowerCase())
