import type { Site } from '../../src/domain/site/site'

/** A site in which all values differ. */
export const aSite: Site = {
  brand: { name: 'Nam Thử', slug: 'nam-thu', tagline: 'Khẩu hiệu thử' },
  contacts: {
    hotline: '0900 000 001',
    email: 'lienhe@namthu.example',
    partnershipEmail: 'hoptac@namthu.example',
    address: 'Số 0, phố Thử, Hà Nội',
    hours: '8:00 đến 21:00',
  },
  links: {
    facebook: 'https://facebook.example/nam-thu',
    youtube: 'https://youtube.example/nam-thu',
    tiktok: 'https://tiktok.example/nam-thu',
    zalo: 'https://zalo.example/nam-thu',
    chat: 'https://chat.example/nam-thu',
    messengerMobile: 'https://messenger.example/mobile',
    messengerWeb: 'https://messenger.example/web',
  },
  company: {
    name: 'Công ty Thử',
    businessCode: '0000000001',
    noticeUrl: '',
    representative: '',
    licence: '',
    issuer: '',
    confirmation: { number: '', date: '', until: '' },
  },
  security: { contact: '', expires: '' },
  consent: { mode: 'notice', policyVersion: '2026-01', retentionDays: null, offers: false },
  retention: { contract: 'none' },
  textsApproved: false,
  services: { newsSource: 'nam-thu', videosDomain: 'namthu.example' },
  sheets: {
    orders: { id: 'bang-don-hang', name: 'DonHang' },
    products: { id: 'bang-san-pham', name: 'SanPham' },
    members: { id: 'bang-hoi-vien', name: 'HoiVien' },
  },
  products: { from: 'file' },
  delivery: { fee: '', feeVnd: 0, freeFromVnd: 0, time: '', payment: '', sender: 'Kho Thử' },
  deadlines: { confirm: '', acknowledge: '', answer: '' },
  concerns: [],
  questions: [],
}
