import type { Article, ArticleSummary } from '../../src/domain/news/article'
import type { Video } from '../../src/domain/news/video'

/** An article as lists show it. */
export const aSummary = (id: string, differing: Partial<ArticleSummary> = {}): ArticleSummary => ({
  id,
  title: `Bài ${id}`,
  banner: `/pictures/news/${id}.svg`,
  excerpt: `Tóm tắt ${id}`,
  tags: [],
  publishedAt: '2026-01-31',
  ...differing,
})

export const aWholeArticle = (id: string, differing: Partial<Article> = {}): Article => ({
  ...aSummary(id),
  updatedAt: '2026-01-31',
  author: 'Ban biên tập',
  reviewer: 'BS. Mẫu',
  sources: [],
  content: '<p>Nội dung</p>',
  news: [],
  ...differing,
})

export const aVideo = (id: string, differing: Partial<Video> = {}): Video => ({
  id,
  url: `/videos/${id}.mp4`,
  videoSrc: `/videos/${id}.mp4`,
  title: `Video ${id}`,
  description: `Mô tả ${id}`,
  thumbnail: `/pictures/videos/${id}.svg`,
  publishedAt: '2026-01-01',
  updatedAt: '2026-01-01',
  durationSeconds: 0,
  captionsUrl: '',
  chapters: [],
  transcript: '',
  voice: '',
  organisation: '',
  ...differing,
})
