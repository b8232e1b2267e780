/** Names that people use for a province, by its label; differing spellings are found without them. */
export const PROVINCE_NAMES: Readonly<Record<string, ReadonlyArray<string>>> = {
  'Hồ Chí Minh': ['Sài Gòn', 'SG'],
  'Thừa Thiên Huế': ['Huế', 'TT Huế'],
  'Bà Rịa - Vũng Tàu': ['Vũng Tàu'],
}

/** Provinces that were merged between 1976 and 2008, with the labels of those that contain them now. */
export const FORMER_PROVINCES: Readonly<Record<string, ReadonlyArray<string>>> = {
  'Hà Tây': ['Hà Nội'],
  'Hà Sơn Bình': ['Hà Nội', 'Hòa Bình'],
  'Gia Định': ['Hồ Chí Minh'],
  'Chợ Lớn': ['Hồ Chí Minh'],
  'Hà Tuyên': ['Hà Giang', 'Tuyên Quang'],
  'Cao Lạng': ['Cao Bằng', 'Lạng Sơn'],
  'Hoàng Liên Sơn': ['Lào Cai', 'Yên Bái'],
  'Bắc Thái': ['Thái Nguyên', 'Bắc Kạn'],
  'Vĩnh Phú': ['Vĩnh Phúc', 'Phú Thọ'],
  'Hà Bắc': ['Bắc Giang', 'Bắc Ninh'],
  'Hải Hưng': ['Hải Dương', 'Hưng Yên'],
  'Nam Hà': ['Nam Định', 'Hà Nam'],
  'Hà Nam Ninh': ['Nam Định', 'Hà Nam', 'Ninh Bình'],
  'Nghệ Tĩnh': ['Nghệ An', 'Hà Tĩnh'],
  'Bình Trị Thiên': ['Quảng Bình', 'Quảng Trị', 'Thừa Thiên Huế'],
  'Nghĩa Bình': ['Quảng Ngãi', 'Bình Định'],
  'Phú Khánh': ['Phú Yên', 'Khánh Hòa'],
  'Thuận Hải': ['Ninh Thuận', 'Bình Thuận'],
  'Sông Bé': ['Bình Dương', 'Bình Phước'],
  'Cửu Long': ['Vĩnh Long', 'Trà Vinh'],
  'Minh Hải': ['Cà Mau', 'Bạc Liêu'],
}

/** Other names of districts, by label and province; the city of Thủ Đức was three districts until 2021. */
export const DISTRICT_NAMES: Readonly<Record<string, ReadonlyArray<string>>> = {
  'Thành phố Thủ Đức, Hồ Chí Minh': ['Quận 2', 'Quận 9', 'Quận Thủ Đức'],
  'Thành phố Buôn Ma Thuột, Đắk Lắk': ['Ban Mê Thuột', 'Buôn Mê Thuột'],
  'Thành phố Pleiku, Gia Lai': ['Plây Ku'],
}
