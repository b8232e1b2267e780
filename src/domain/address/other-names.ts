/** Names that people use for a province, by its label; differing spellings are found without them. */
export const PROVINCE_NAMES: Readonly<Record<string, ReadonlyArray<string>>> = {
  'Hồ Chí Minh': ['Sài Gòn', 'SG'],
  'Thừa Thiên Huế': ['Huế', 'TT Huế'],
  'Bà Rịa - Vũng Tàu': ['Vũng Tàu'],
}

/** The same for districts, by label and province; the city of Thủ Đức was three districts until 2021. */
export const DISTRICT_NAMES: Readonly<Record<string, ReadonlyArray<string>>> = {
  'Thành phố Thủ Đức, Hồ Chí Minh': ['Quận 2', 'Quận 9', 'Quận Thủ Đức'],
  'Thành phố Buôn Ma Thuột, Đắk Lắk': ['Ban Mê Thuột', 'Buôn Mê Thuột'],
}
