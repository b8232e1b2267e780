import type { StoredArticle } from '../../src/domain/news/article'

export const anArticle = (given: Partial<StoredArticle> = {}): StoredArticle => ({
  id: 'bai-mau',
  title: 'Bài mẫu',
  banner: '/pictures/news/bai-mau.svg',
  excerpt: 'Một đoạn mở đầu.',
  tags: [],
  publishedAt: '2026-01-31',
  updatedAt: '2026-01-31',
  author: 'Ban biên tập',
  reviewer: 'BS. Mẫu',
  sources: [],
  content: '<p>Nội dung.</p>',
  pictures: [],
  ...given,
})
