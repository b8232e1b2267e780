import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as t from 'io-ts'
import { LooseText, looseList } from '../../domain/codec/loose-text'
import type { StoredArticle } from '../../domain/news/article'
import { picturesIn } from '../../domain/news/article-html'
import { ContentDate, optionalField, RequiredText } from './field-codecs'
import { explainDecodeErrors } from './field-faults'
import { markdownToHtml } from './markdown-to-html'
import { PictureUrl } from './picture-url'
import type { MarkdownDocument } from './split-front-matter'

const ArticleFields = t.strict({
  id: RequiredText,
  title: RequiredText,
  banner: PictureUrl,
  excerpt: LooseText,
  tags: looseList(RequiredText),
  publishedAt: ContentDate,
  updatedAt: optionalField(ContentDate),
  author: RequiredText,
  reviewer: RequiredText,
  sources: looseList(RequiredText),
})

export const ARTICLE_FIELDS = Object.keys(ArticleFields.type.props)

/** Without an update date, the publication date is used for both (M-105). */
export const toStoredArticle = ({ fields, body }: MarkdownDocument): E.Either<string, StoredArticle> =>
  pipe(
    ArticleFields.decode(fields),
    E.mapLeft(explainDecodeErrors),
    E.map(({ tags, updatedAt, ...article }) => ({
      ...article,
      tags: tags.map((name) => ({ name })),
      updatedAt: updatedAt ?? article.publishedAt,
    })),
    E.map((article) => {
      const content = markdownToHtml(body)
      return { ...article, content, pictures: picturesIn(content) }
    }),
    E.filterOrElse(
      ({ publishedAt, updatedAt }) => Date.parse(updatedAt) >= Date.parse(publishedAt),
      () => 'updatedAt không được sớm hơn publishedAt.',
    ),
  )
