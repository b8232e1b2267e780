import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as t from 'io-ts'
import { LooseText, looseList } from '../../domain/news/loose-text'
import type { StoredArticle } from '../../ports/read-articles'
import { ContentDate } from './content-date'
import { explainDecodeErrors } from './explain-decode-errors'
import { markdownToHtml } from './markdown-to-html'
import { PictureUrl } from './picture-url'
import { RequiredText } from './required-text'
import type { MarkdownDocument } from './split-front-matter'

const ArticleFields = t.type({
  id: RequiredText,
  title: RequiredText,
  banner: PictureUrl,
  excerpt: LooseText,
  tags: looseList(RequiredText),
  publishedAt: ContentDate,
})

/** Takes an article's file, gives the article, or which fields are wrong (M-105). */
export const toStoredArticle = ({ fields, body }: MarkdownDocument): E.Either<string, StoredArticle> =>
  pipe(
    ArticleFields.decode(fields),
    E.bimap(explainDecodeErrors, ({ id, title, banner, excerpt, tags, publishedAt }) => ({
      id,
      title,
      banner,
      excerpt,
      tags: tags.map((name) => ({ name })),
      publishedAt,
      content: markdownToHtml(body),
    })),
  )
