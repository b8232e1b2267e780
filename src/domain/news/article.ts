import * as t from 'io-ts'
import { LooseId, LooseText, looseList } from '../codec/loose-text'

const Tag = t.type({ name: LooseText })

/** `publishedAt` is ISO 8601, or empty if the service omits it (M-105). */
export const ArticleSummary = t.type(
  {
    id: LooseId,
    title: LooseText,
    banner: LooseText,
    excerpt: LooseText,
    tags: looseList(Tag),
    publishedAt: LooseText,
  },
  'ArticleSummary',
)
export type ArticleSummary = Readonly<t.TypeOf<typeof ArticleSummary>>

/** `content` is HTML (M-105). */
export const Article = t.intersection(
  [
    ArticleSummary,
    t.type({
      updatedAt: LooseText,
      author: LooseText,
      reviewer: LooseText,
      sources: looseList(LooseText),
      content: LooseText,
      news: looseList(ArticleSummary),
    }),
  ],
  'Article',
)
export type Article = Readonly<t.TypeOf<typeof Article>>

/** Times are ISO 8601; `content` is sanitized HTML; `pictures` are the addresses of the pictures in it. */
export type StoredArticle = Omit<Article, 'news'> & { readonly pictures: ReadonlyArray<string> }

/** The day of an article’s last change, or of its publication. */
export const changeOf = ({ publishedAt, updatedAt }: Pick<Article, 'publishedAt' | 'updatedAt'>): string =>
  updatedAt === '' ? publishedAt : updatedAt
