import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { ProductSource, Site } from '../../../src/domain/site/site'

describe('ProductSource', () => {
  it.each([{ from: 'file' }, { from: 'google' }])('[M-131] is $from if stated', (stated) => {
    expect(ProductSource.decode(stated)).toStrictEqual(E.right(stated))
    expect(ProductSource.is(stated)).toBe(true)
  })

  it('[M-131] is the file by default', () => {
    expect(ProductSource.decode(undefined)).toStrictEqual(E.right({ from: 'file' }))
  })

  it('[M-131] has no other properties', () => {
    expect(ProductSource.decode({ from: 'google', key: 'x' })).toStrictEqual(E.right({ from: 'google' }))
    expect(ProductSource.encode({ from: 'google' })).toStrictEqual({ from: 'google' })
  })

  it.each([
    { stated: {}, why: 'it does not say which' },
    { stated: { from: 'csv' }, why: 'there is no such place' },
    { stated: 'google', why: 'it is no group' },
    { stated: null, why: 'it is nothing' },
  ])('[M-131] is refused when $why', ({ stated }) => {
    expect(E.isLeft(ProductSource.decode(stated))).toBe(true)
    expect(ProductSource.is(stated)).toBe(false)
  })
})

const site = {
  brand: { name: 'Nam Mẫu', slug: 'nam-mau', tagline: 'Vững vàng' },
  contacts: {
    hotline: '0900000001',
    email: 'a@nam-mau.example',
    partnershipEmail: 'b@nam-mau.example',
    address: 'Phố Mẫu',
    hours: '8:00 đến 21:00',
  },
  links: {
    facebook: 'https://f.example',
    youtube: 'https://y.example',
    tiktok: 'https://t.example',
    zalo: 'https://z.example',
    chat: 'https://c.example',
    messengerMobile: 'https://m.example',
    messengerWeb: 'https://w.example',
  },
  company: {
    name: 'Công ty Mẫu',
    businessCode: '0000000000',
    noticeUrl: '',
    representative: 'Người Mẫu',
    licence: 'GCN 1',
    issuer: 'Sở Mẫu',
    confirmation: { number: '1', date: '2026-01-01', until: '2027-01-01' },
  },
  security: { contact: 'a@nam-mau.example', expires: '2027-01-01' },
  consent: { mode: 'notice', policyVersion: '2026-11', retentionDays: 730, offers: false },
  retention: { contract: 3 },
  textsApproved: true,
  services: { newsSource: 'nam-mau', videosDomain: 'nam-mau.example' },
  sheets: {
    orders: { id: 'bang-1', name: 'DatMua' },
    products: { id: 'bang-2', name: 'SanPham' },
    members: { id: 'bang-3', name: 'HoiVien' },
  },
  products: { from: 'google' },
  deadlines: { confirm: '1 ngày', acknowledge: '2 ngày', answer: '7 ngày' },
  delivery: {
    fee: '30.000 đ',
    feeVnd: 30_000,
    freeFromVnd: 500_000,
    time: '2 đến 4 ngày',
    payment: 'Khi nhận hàng',
    sender: 'Kho NM',
  },
  concerns: [{ title: 'Ngủ kém', articleId: 'ngu', productId: '' }],
  questions: [{ question: 'Khi nào gọi?', answer: 'Trong giờ làm việc.' }],
}

const {
  delivery: _,
  concerns: __,
  questions: ___,
  security: ____,
  deadlines: _____,
  textsApproved: ______,
  ...mandatory
} = site
const MAY_LACK = [
  'retentionDays',
  'contract',
  'offers',
  'hours',
  'representative',
  'licence',
  'issuer',
  'confirmation',
]
const sections: Record<string, Record<string, unknown>> = mandatory
const everyFieldThatMustBe = Object.entries(sections).flatMap(([section, fields]) =>
  Object.keys(fields).flatMap((field) => (MAY_LACK.includes(field) ? [] : [[section, field] as const])),
)

describe('Site', () => {
  it('[A-05, A-11] is decoded unchanged', () => {
    expect(Site.decode(site)).toStrictEqual(E.right(site))
  })

  it('[A-11] may require a checkbox', () => {
    const withBox = { ...site, consent: { ...site.consent, mode: 'checkbox' } }
    expect(Site.decode(withBox)).toStrictEqual(E.right(withBox))
  })

  it('[A-11] has no other mode of consent', () => {
    expect(E.isLeft(Site.decode({ ...site, consent: { ...site.consent, mode: 'none' } }))).toBe(true)
  })

  it('[M-099] keeps registrations until someone erases them if no period is given', () => {
    const { retentionDays: _, ...consent } = site.consent
    expect(Site.decode({ ...site, consent })).toStrictEqual(
      E.right({ ...site, consent: { ...consent, retentionDays: null } }),
    )
  })

  it.each([undefined, {}])('[M-099] keeps nothing for the law if %j is all it says about it', (retention) => {
    expect(Site.decode({ ...site, retention })).toStrictEqual(
      E.right({ ...site, retention: { contract: 'none' } }),
    )
  })

  it('[M-009] takes its texts for samples if it does not say that they are approved', () => {
    const { textsApproved: _, ...silent } = site
    expect(Site.decode(silent)).toStrictEqual(E.right({ ...site, textsApproved: false }))
    expect(Site.decode({ ...site, textsApproved: '0f3a9c12' })).toMatchObject(
      E.right({ textsApproved: '0f3a9c12' }),
    )
    for (const wrong of ['rồi', '', '0f3a9c1', '0f3a9c123', '0F3A9C12', 1])
      expect(E.isLeft(Site.decode({ ...site, textsApproved: wrong }))).toBe(true)
  })

  it('[A-11] has no hours if they are omitted', () => {
    const { hours: _, ...contacts } = site.contacts
    expect(Site.decode({ ...site, contacts })).toStrictEqual(
      E.right({ ...site, contacts: { ...contacts, hours: '' } }),
    )
  })

  it('[A-11] has empty delivery terms, concerns and questions if they are omitted', () => {
    const { delivery: _, concerns: __, questions: ___, security: ____, deadlines: _____, ...silent } = site
    expect(Site.decode(silent)).toStrictEqual(
      E.right({
        ...silent,
        delivery: { fee: '', feeVnd: 0, freeFromVnd: 0, time: '', payment: '', sender: '' },
        security: { contact: '', expires: '' },
        deadlines: { confirm: '', acknowledge: '', answer: '' },
        concerns: [],
        questions: [],
      }),
    )
  })

  it('[A-11] accepts a concern without article and product', () => {
    expect(Site.decode({ ...site, concerns: [{ title: 'Ngủ kém' }] })).toStrictEqual(
      E.right({ ...site, concerns: [{ title: 'Ngủ kém', articleId: '', productId: '' }] }),
    )
  })

  it.each([
    { sections: { concerns: [{ articleId: 'ngu', productId: '' }] }, why: 'a worry without title' },
    { sections: { concerns: [{ title: 'Ngủ kém', articleId: 7 }] }, why: 'an article’s id that is no text' },
    { sections: { questions: [{ answer: 'Có.' }] }, why: 'an answer without question' },
    { sections: { questions: [{ question: 'Khi nào gọi?' }] }, why: 'a question without answer' },
  ])('[A-11] is refused with $why', ({ sections }) => {
    expect(E.isLeft(Site.decode({ ...site, ...sections }))).toBe(true)
  })

  it('[A-11] accepts one of the delivery terms alone', () => {
    expect(Site.decode({ ...site, delivery: { fee: '30.000 đ' } })).toStrictEqual(
      E.right({
        ...site,
        delivery: { fee: '30.000 đ', feeVnd: 0, freeFromVnd: 0, time: '', payment: '', sender: '' },
      }),
    )
  })

  it('[M-131] reads products from the file by default', () => {
    const { products: _, ...silent } = site
    expect(Site.decode(silent)).toStrictEqual(E.right({ ...silent, products: { from: 'file' } }))
  })

  it.each([
    { products: { from: 'Google' }, why: 'no such place' },
    { products: 'google', why: 'no group' },
    { products: null, why: 'nothing stated' },
  ])('[M-131] is refused if products come from $products: $why', ({ products }) => {
    expect(E.isLeft(Site.decode({ ...site, products }))).toBe(true)
  })

  it.each(everyFieldThatMustBe)('[A-11] is refused without %s.%s', (section, field) => {
    const without = { ...sections[section], [field]: undefined }
    expect(E.isLeft(Site.decode({ ...site, [section]: without }))).toBe(true)
  })
})
