import { deflateRawSync, inflateRawSync } from 'node:zlib'
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

/** Holds a text in a fifth of its memory; each reading costs about 0.05 ms. */
const compressedText = (text: string): (() => string) => {
  // Copied, because the result is a view of a larger block that it would keep alive.
  const packed = new Uint8Array(deflateRawSync(text))
  return () => inflateRawSync(packed).toString()
}

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

/**
 * Adds the text, compressed, because all articles stay in memory and few are read. A function of its own, so that the getter
 * keeps nothing else alive.
 */
const withText = <A extends object>(article: A, html: string) => {
  const content = compressedText(html)
  return {
    ...article,
    pictures: picturesIn(html),
    get content() {
      return content()
    },
  }
}

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
    E.map((article) => withText(article, markdownToHtml(body))),
    E.filterOrElse(
      ({ publishedAt, updatedAt }) => Date.parse(updatedAt) >= Date.parse(publishedAt),
      () => 'updatedAt không được sớm hơn publishedAt.',
    ),
  )
