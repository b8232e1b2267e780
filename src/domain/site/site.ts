import * as t from 'io-ts'
import { LooseCount, LooseText, looseList, looseTexts } from '../codec/loose-text'
import { withDefault } from '../codec/with-default'
import { Concern } from './concern'
import { ContractRule } from './contract-rule'
import { RetentionDays } from './retention-days'
import { Security } from './security-contact'
import { SheetSources } from './sheet-source'

/** Where products are read from; the product file by default (M-113, M-131). */
export const ProductSource = withDefault(
  t.readonly(t.strict({ from: t.keyof({ file: null, google: null }) })),
  { from: 'file' },
)
export type ProductSource = t.TypeOf<typeof ProductSource>

const Question = t.readonly(t.strict({ question: t.string, answer: t.string }), 'Question')
export type Question = t.TypeOf<typeof Question>

/**
 * How orders are shipped; `delivery` in site.json. `fee` says in words what `feeVnd` and `freeFromVnd` say in VND, each 0 if unknown;
 * `sender` is the name printed on a parcel, which does not reveal its content.
 */
const ShippingTerms = withDefault(
  t.readonly(
    t.strict({
      fee: LooseText,
      feeVnd: LooseCount,
      freeFromVnd: LooseCount,
      time: LooseText,
      payment: LooseText,
      sender: LooseText,
    }),
  ),
  { fee: '', feeVnd: 0, freeFromVnd: 0, time: '', payment: '', sender: '' },
)

const strings = <K extends string>(...keys: ReadonlyArray<K>) =>
  t.readonly(t.strict(Object.fromEntries(keys.map((key) => [key, t.string])) as Record<K, t.StringC>))

/** False if omitted. */
const Switch = withDefault(t.boolean, false)

const MARK = /^[0-9a-f]{8}$/

const TextsMark = t.refinement(t.string, (mark) => MARK.test(mark), 'TextsMark')

/** `hours`: when calls and messages are answered; empty if the operator omits them. */
const Contacts = t.readonly(
  t.strict({
    hotline: t.string,
    email: t.string,
    partnershipEmail: t.string,
    address: t.string,
    hours: LooseText,
  }),
)

/** `licence` is issued by `issuer`; `confirmation` is that of the site's notification to the authority. */
const Company = t.readonly(
  t.strict({
    name: t.string,
    businessCode: t.string,
    noticeUrl: t.string,
    representative: LooseText,
    licence: LooseText,
    issuer: LooseText,
    confirmation: looseTexts('number', 'date', 'until'),
  }),
)

/** The deadlines by which orders are confirmed, and complaints acknowledged and answered. */
const Deadlines = looseTexts('confirm', 'acknowledge', 'answer')

/** `offers`: whether both forms have a box for offers. */
const Consent = t.readonly(
  t.strict({
    mode: t.keyof({ notice: null, checkbox: null }),
    policyVersion: t.string,
    retentionDays: RetentionDays,
    offers: Switch,
  }),
)

/** What outlives an erasure; nothing if omitted. */
const Retention = withDefault(t.readonly(t.strict({ contract: ContractRule })), { contract: 'none' })

/**
 * `textsApproved`: whether the owner took the terms of trading and complaints, which are samples, for their own; or the mark of the
 * texts that were approved. Decoded, it has every known field and no other.
 */
export const Site = t.readonly(
  t.strict({
    brand: strings('name', 'slug', 'tagline'),
    contacts: Contacts,
    links: strings('facebook', 'youtube', 'tiktok', 'zalo', 'chat', 'messengerMobile', 'messengerWeb'),
    company: Company,
    security: Security,
    consent: Consent,
    retention: Retention,
    textsApproved: t.union([Switch, TextsMark]),
    services: strings('newsSource', 'videosDomain'),
    sheets: SheetSources,
    products: ProductSource,
    delivery: ShippingTerms,
    deadlines: Deadlines,
    concerns: looseList(Concern),
    questions: looseList(Question),
  }),
  'Site',
)
export type Site = t.TypeOf<typeof Site>
