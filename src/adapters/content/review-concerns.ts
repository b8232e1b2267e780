import type { Concern } from '../../domain/site/concern'
import type { ContentFailure } from '../../ports/content-failure'
import { SITE_FILE } from './read-site'

type Ids = ReadonlyArray<{ readonly id: string }>

const isUnknown = (id: string, known: Ids | null): boolean =>
  id !== '' && known !== null && !known.some((each) => each.id === id)

/** Reports links of the home page's concerns to articles and products that do not exist; a list is null if it cannot be read. */
export const reviewConcerns = (
  concerns: ReadonlyArray<Concern>,
  articles: Ids | null,
  products: Ids | null,
): ReadonlyArray<ContentFailure> =>
  concerns.flatMap(({ title, articleId, productId }) => {
    const doubtful = (what: string): ContentFailure => ({
      tag: 'doubtful',
      file: `${SITE_FILE}, concerns “${title}”`,
      reason: `Không có ${what}; trang vẫn hiện liên kết, nhưng khách bấm vào sẽ không thấy gì.`,
    })
    return [
      ...(isUnknown(articleId, articles) ? [doubtful(`bài viết nào mang mã ${articleId}`)] : []),
      ...(isUnknown(productId, products) ? [doubtful(`sản phẩm nào mang mã ${productId}`)] : []),
    ]
  })
